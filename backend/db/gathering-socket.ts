import { Socket } from 'node:net'

/**
 * A socket that sends everything that is written in one turn of the program at once: statements that go out together are then one way into
 * the kernel, and wake the database once and not once for each.
 */
export class GatheringSocket extends Socket {
  #isHeld = false

  override cork(): void {
    super.cork()
    if (this.#isHeld) return
    this.#isHeld = true
    super.cork()
    process.nextTick(() => {
      this.#isHeld = false
      super.uncork()
    })
  }
}
