import { outageOf } from '../outage.ts'

/** Reads for many what each asks for by its key; found in the order of the keys. */
type ReadTogether<Key, Found> = (keys: readonly Key[]) => Promise<readonly Found[]>

interface Asked<Key, Found> {
  readonly key: Key
  readonly resolve: (found: Found) => void
  readonly reject: (error: unknown) => void
}

/** Keys of one reading at most. */
const MOST = 64

/** Milliseconds after which the next reading begins although the one before has no answer yet: it may never have one. */
const LONGEST = 200

/**
 * What is asked for while a reading is under way is read by the next one, all at once: many who ask at the same moment cost little more
 * than one. What is found is never older than the asking. A key whose reading fails fails alone, unless the database is away.
 */
export function gathered<Key, Found>(read: ReadTogether<Key, Found>): (key: Key) => Promise<Found> {
  let waiting: Asked<Key, Found>[] = []
  let isReading = false

  async function answer(asked: readonly Asked<Key, Found>[]): Promise<void> {
    try {
      const found = await read(asked.map(({ key }) => key))
      for (const [index, { resolve }] of asked.entries()) resolve(found[index] as Found)
    } catch (error) {
      if (asked.length === 1 || outageOf(error) !== undefined) for (const { reject } of asked) reject(error)
      else await Promise.all(asked.map((one) => answer([one])))
    }
  }

  function begin(): void {
    const asked = waiting.slice(0, MOST)
    waiting = waiting.slice(MOST)
    let isOver = false
    const next = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      if (waiting.length > 0) begin()
      else isReading = false
    }
    const timer = setTimeout(next, LONGEST)
    void answer(asked).finally(next)
  }

  return (key) =>
    new Promise<Found>((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (isReading) return
      isReading = true
      // Whoever else asks in this turn is read for as well.
      setImmediate(begin)
    })
}
