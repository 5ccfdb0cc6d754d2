#if !SystemLibraries
  #error(
    "CairoRenderer needs C libraries: depend on the package with traits: [\"SystemLibraries\"], which asks for tools version 6.1"
  )
#endif
