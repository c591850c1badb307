/* Starts ./noop as many times as stdin says, on every core, and waits for it: what running programs costs at least. */
#include <spawn.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int main(void) {
    char *arguments[] = {"./noop", NULL};
    long running = 0, most = sysconf(_SC_NPROCESSORS_ONLN), count;
    if (scanf("%ld", &count) != 1) return 1;
    for (; count > 0; count--) {
        pid_t child;
        if (running == most) {
            wait(NULL);
            running--;
        }
        if (posix_spawn(&child, arguments[0], NULL, NULL, arguments, environ) != 0) return 1;
        running++;
    }
    while (running-- > 0) wait(NULL);
    return 0;
}
