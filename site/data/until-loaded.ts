const PAUSE = 5000

/** Loads a module, again after a pause as often as it fails: what it would take over works without it meanwhile. */
export async function untilLoaded<Module>(
  load: () => Promise<Module>,
  pause: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await pause()
    }
  }
}
