/* A bare loop: starts a program so many times, on so many processes side by side, and waits for each.
   usage: bare TIMES JOBS INPUT PROGRAM */
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static void run(int times, char *input, char **program) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    for (int i = 0; i < times; i++) {
        pid_t child;
        int status;
        if (posix_spawn(&child, program[0], &actions, NULL, program, environ) != 0) _exit(1);
        waitpid(child, &status, 0);
        if (status != 0) _exit(1);
    }
}

int main(int count, char **args) {
    if (count < 5) return 2;
    int times = atoi(args[1]), jobs = atoi(args[2]), failed = 0, status;
    for (int job = 0; job < jobs; job++) {
        if (fork() == 0) {
            run(times / jobs, args[3], args + 4);
            _exit(0);
        }
    }
    while (wait(&status) > 0) failed |= status;
    return failed != 0;
}
