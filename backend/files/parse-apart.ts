import { Worker } from 'node:worker_threads'
import { Fault } from '../fault.ts'
import { Invalid, type Problem } from '../items/validate.ts'
import { createThreadWatch } from '../thread-watch.ts'

export type ToParse = { kind: 'svg' | 'pdf'; bytes: Uint8Array }

/** What a thread says of a file: what is left of it, or why it is not taken. */
export type Parsed =
  | { bytes: Uint8Array; problems?: never; message?: never }
  | { problems: readonly Problem[]; bytes?: never; message?: never }
  | { status: number; message: string; bytes?: never; problems?: never }

/** Milliseconds of a processor and megabytes for one file. */
const MOST_TIME = 8000
/** How often is looked, in milliseconds. */
const LOOK = 250
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

const THREAD = new URL('./parse-thread.ts', import.meta.url)

/**
 * Cleans a file that somebody has uploaded in a thread of its own, so that one that was made to be expensive holds up nobody: it gets so
 * much time of a processor and memory, and then it is refused; that the machine is busy with others is not held against the file.
 * Throws Invalid or the Fault for a file that is not taken.
 */
export async function parseApart(file: ToParse, mostTime = MOST_TIME): Promise<Uint8Array> {
  const refusal = () => new Invalid([{ field: 'file', message: 'takes too much time or memory to be read' }])
  const thread = new Worker(THREAD, { workerData: file, resourceLimits: MEMORY })
  try {
    const parsed = await new Promise<Parsed>((resolve, reject) => {
      const watch = createThreadWatch(mostTime, () => performance.now())
      const look = async () => {
        if (watch.isIdle()) reject(refusal())
        const { user, system } = await thread.cpuUsage()
        if (watch.isTooMuch((user + system) / 1000)) reject(refusal())
      }
      // A thread that has ended is told of by its own events.
      const timer = setInterval(() => void look().catch(() => {}), Math.min(LOOK, mostTime))
      thread.once('message', resolve)
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusal() : error),
      )
      thread.once('exit', () => {
        clearInterval(timer)
        reject(refusal())
      })
    })
    if (parsed.bytes) return parsed.bytes
    if (parsed.problems) throw new Invalid([...parsed.problems])
    throw new Fault(parsed.status === 413 ? 'tooLarge' : 'invalid', parsed.message)
  } finally {
    await thread.terminate()
  }
}
