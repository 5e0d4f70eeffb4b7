import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { illustration } from '../illustrations/illustrations.ts'
import type { Draw } from './scenes/products.ts'

export interface Pictures {
  /** The bytes of a picture: from the cache, or drawn now by the next free worker, as `draw` says if it is given. */
  picture(filename: string, draw?: Draw): Promise<Uint8Array>
  /** Ends the workers; pictures that are not drawn yet fail. */
  close(): Promise<void>
}

interface Task {
  readonly path: string
  readonly filename: string
  readonly draw: Draw | undefined
  readonly done: (bytes: Uint8Array) => void
  readonly failed: (error: Error) => void
}

/**
 * Pictures that come with the product, drawn by `npm run demo:draw` in some minutes, so that no start has to wait for them.
 * They lie under the version of the scripts that drew them: whoever changes a drawing draws again.
 */
export const SHIPPED = join(import.meta.dirname, '../drawn')

/** Scripts beside the drawing that do not change what is drawn. */
const AROUND = ['pictures.ts', 'draw-all.ts', 'draw-worker.ts']

/** Changes whenever a script that draws changes. */
export function drawingVersion(): string {
  const hash = createHash('sha256')
  const scripts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !AROUND.includes(path))
    .sort()
  for (const path of scripts) hash.update(path).update(readFileSync(join(import.meta.dirname, path)))
  return hash.digest('hex').slice(0, 16)
}

const ended = (): Error => new Error('Drawing has ended.')

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The name that a picture is kept under: its own, or a digest of what `draw` asks for. */
export const keptName = (filename: string, draw: Draw | undefined): string =>
  draw ? `${digest(JSON.stringify(draw))}.jpg` : filename

/**
 * The demo's pictures: those shipped, else drawn by as many workers as there are processors and kept in `cacheFolder` under the version of the
 * scripts; older versions are removed.
 */
export function createPictures(
  cacheFolder: string,
  workers = availableParallelism(),
  shippedFolder = SHIPPED,
): Pictures {
  const version = drawingVersion()
  const folder = join(cacheFolder, version)
  mkdirSync(folder, { recursive: true })
  const old = readdirSync(cacheFolder).filter((name) => name !== version)
  const removed = Promise.all(old.map((name) => rm(join(cacheFolder, name), { recursive: true, force: true })))
  const waiting: Task[] = []
  const idle: Worker[] = []
  const all: Worker[] = []
  const running = new Set<Task>()
  let closed = false

  function next(): void {
    const worker = idle.pop() ?? (all.length < workers ? hire() : undefined)
    const task = worker && waiting.shift()
    if (!worker) return
    if (!task) {
      idle.push(worker)
      return
    }
    // Another process may have drawn it while this one was waiting.
    const drawn = existsSync(task.path) ? readFileSync(task.path) : undefined
    if (drawn) {
      idle.push(worker)
      task.done(drawn)
      next()
      return
    }
    running.add(task)
    worker.once('message', (answer: { bytes?: Uint8Array; error?: string }) => {
      running.delete(task)
      idle.push(worker)
      if (answer.bytes) task.done(answer.bytes)
      else task.failed(new Error(`${task.filename}: ${answer.error}`))
      next()
    })
    worker.postMessage({ filename: task.filename, draw: task.draw })
  }

  function hire(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url))
    all.push(worker)
    return worker
  }

  const drawNow = (path: string, filename: string, draw: Draw | undefined): Promise<Uint8Array> =>
    new Promise((done, failed) => {
      if (closed) {
        failed(ended())
        return
      }
      waiting.push({ path, filename, draw, done, failed })
      next()
    })

  return {
    async picture(filename, draw) {
      const flat = await illustration(filename)
      if (flat) return flat
      const name = keptName(filename, draw)
      const path = join(folder, name)
      const shipped = join(shippedFolder, version, name)
      const kept = await readFile(shipped).catch(() => readFile(path).catch(() => undefined))
      if (kept) return kept
      const bytes = await drawNow(path, filename, draw)
      const part = `${path}.${process.pid}`
      await mkdir(folder, { recursive: true })
      await writeFile(part, bytes)
      await rename(part, path)
      return bytes
    },
    async close() {
      closed = true
      for (const { failed } of [...waiting.splice(0), ...running]) failed(ended())
      await Promise.all(all.map((worker) => worker.terminate()))
      await removed
    },
  }
}
