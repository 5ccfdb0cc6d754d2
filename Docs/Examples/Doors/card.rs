// The card of card.c in Rust: rustc card.rs -l cassowary -L FOLDER
use std::ffi::{c_char, c_int, c_void, CStr, CString};
use std::ptr::{null, null_mut};

#[repr(C)]
struct Term {
    variable: u64,
    coefficient: f64,
}

#[repr(C)]
struct Change {
    variable: u64,
    old_value: f64,
    new_value: f64,
}

extern "C" {
    fn cassowary_open(solver: *mut *mut c_void) -> c_int;
    fn cassowary_close(solver: *mut c_void) -> c_int;
    fn cassowary_message(solver: *mut c_void) -> *const c_char;
    fn cassowary_make_variable(solver: *mut c_void, name: *const c_char, variable: *mut u64) -> c_int;
    fn cassowary_get_name(solver: *mut c_void, variable: u64, name: *mut *const c_char) -> c_int;
    fn cassowary_add_constraint(
        solver: *mut c_void, terms: *const Term, count: usize, relation: c_int, constant: f64, priority: f64,
        weight: f64, note: *const c_void, constraint: *mut u64,
    ) -> c_int;
    fn cassowary_add_edit(
        solver: *mut c_void, variable: u64, priority: f64, weight: f64, note: *const c_void, constraint: *mut u64,
    ) -> c_int;
    fn cassowary_suggest(solver: *mut c_void, variable: u64, value: f64) -> c_int;
    fn cassowary_commit(solver: *mut c_void, changes: *mut *const Change, count: *mut usize) -> c_int;
}

const REQUIRED: f64 = f64::INFINITY;

struct Solver(*mut c_void);

impl Solver {
    fn new() -> Solver {
        let mut solver = null_mut();
        assert_eq!(unsafe { cassowary_open(&mut solver) }, 0);
        Solver(solver)
    }

    fn check(&self, code: c_int) -> Result<(), String> {
        if code == 0 {
            return Ok(());
        }
        Err(unsafe { CStr::from_ptr(cassowary_message(self.0)) }.to_string_lossy().into_owned())
    }

    fn variable(&self, name: &str) -> Result<u64, String> {
        let (name, mut made) = (CString::new(name).map_err(|error| error.to_string())?, 0);
        self.check(unsafe { cassowary_make_variable(self.0, name.as_ptr(), &mut made) })?;
        Ok(made)
    }

    fn name(&self, variable: u64) -> Result<String, String> {
        let mut name = null();
        self.check(unsafe { cassowary_get_name(self.0, variable, &mut name) })?;
        Ok(unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned())
    }

    fn add(&self, terms: &[(u64, f64)], relation: c_int, constant: f64, priority: f64) -> Result<u64, String> {
        let terms: Vec<Term> =
            terms.iter().map(|&(variable, coefficient)| Term { variable, coefficient }).collect();
        let mut made = 0;
        self.check(unsafe {
            cassowary_add_constraint(
                self.0, terms.as_ptr(), terms.len(), relation, constant, priority, 1.0, null(), &mut made,
            )
        })?;
        Ok(made)
    }

    fn commit(&self) -> Result<&[Change], String> {
        let (mut changes, mut count) = (null(), 0);
        self.check(unsafe { cassowary_commit(self.0, &mut changes, &mut count) })?;
        Ok(if count == 0 { &[] } else { unsafe { std::slice::from_raw_parts(changes, count) } })
    }
}

impl Drop for Solver {
    fn drop(&mut self) {
        unsafe { cassowary_close(self.0) };
    }
}

fn main() -> Result<(), String> {
    let solver = Solver::new();
    let (left, width) = (solver.variable("left")?, solver.variable("width")?);
    solver.add(&[(left, 1.0), (width, 1.0)], 0, 320.0, REQUIRED)?;
    solver.add(&[(width, 1.0)], 1, 100.0, REQUIRED)?;
    solver.check(unsafe { cassowary_add_edit(solver.0, left, 900.0, 1.0, null(), null_mut()) })?;
    for wanted in [16.0, 300.0] {
        solver.check(unsafe { cassowary_suggest(solver.0, left, wanted) })?;
        for change in solver.commit()? {
            println!("{} {} -> {}", solver.name(change.variable)?, change.old_value, change.new_value);
        }
    }
    println!("{}", solver.add(&[(left, 1.0)], 1, 300.0, REQUIRED).unwrap_err());
    Ok(())
}
