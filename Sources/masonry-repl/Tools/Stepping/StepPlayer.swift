enum StepPlayer { static func play(_ file: String, _ output: OutputOptions) -> ExitStatus { .success } }
