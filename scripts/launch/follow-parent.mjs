// @ts-check
// Preloaded into a program that must not outlive the one that started it: when the channel between them breaks, it is
// asked to stop as if by Ctrl-C.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
