enum Watcher { static func watch(_ file: String, _ output: OutputOptions) -> ExitStatus { .success } }
