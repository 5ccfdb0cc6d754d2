// The card of card.c in C++17: c++ -std=c++17 card.cpp $(pkg-config --cflags --libs cassowary)
#include <cassowary.hpp>
#include <iostream>

int main() {
  cassowary::Solver solver;
  auto width = solver.variable("width"), title = solver.variable("title"), button = solver.variable("button");
  solver.add(title + 8 + button == width);
  solver.add(button >= 44, cassowary::required, 1, "thumb");
  solver.add_content_size(title, 180, cassowary::low, cassowary::high);
  solver.add_content_size(button, 60, cassowary::low, cassowary::high - 1);

  solver.add_edit(width, 900);
  for (double wanted : {260.0, 230.0, 200.0}) {
    solver.suggest(width, wanted);
    for (auto &change : solver.commit())
      std::cout << solver.name({change.variable}) << " " << change.old_value << " -> " << change.new_value << "\n";
  }

  try {
    solver.transaction([&] {
      solver.add(title == 100);
      solver.add(button <= 40);
    });
  } catch (const cassowary::Error &error) {
    std::cout << error.what() << "\n" << error.conflict().size() << " in the way\n";
  }
  std::cout << solver.why(title) << "\n";
}
