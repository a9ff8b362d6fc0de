import Commands

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

exit(CommandLineProgram.main())
