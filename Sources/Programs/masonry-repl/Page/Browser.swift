internal import Glibc

/// The user's browser.
enum Browser {
    /// Opens an address where there is a desktop; nothing happens elsewhere.
    static func open(_ url: String) {
        guard getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil else { return }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, flags) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", flags, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(url), nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        guard posix_spawnp(&process, "xdg-open", &actions, nil, &arguments, environ) == 0 else { return }
        // It ends as soon as the browser has the address.
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }
}
