import { Worker } from 'node:worker_threads'
import { type AssetWanted, assetOf } from './asset-names.ts'
import type { RenderedPage, RenderPage } from './page-renderer.ts'

/** What a thread is started with. */
export type ThreadData = { dir: string; host: string; all: boolean }

/** To the thread: a page to render, the name of an asset that it asked for, or that there is no more to do. */
export type ToThread =
  | { kind: 'render'; id: number; address: string }
  | { kind: 'asset'; address: string; name: string | undefined }
  | { kind: 'close' }

/** From the thread: a page, the address of an asset whose name it needs, or what went wrong. */
export type FromThread =
  | { kind: 'rendered'; id: number; rendered: RenderedPage | null }
  | { kind: 'asset'; address: string }
  | { kind: 'failed'; id: number; message: string; code?: string }

export type RenderThread = { render: RenderPage; close: () => Promise<void> }

type Waiting = { resolve: (rendered: RenderedPage | null) => void; reject: (error: Error) => void }

/** Starts a thread that renders pages with a backend and a build of its own; stored files it asks for by their names only. */
export function startThread(
  data: ThreadData,
  nameOf: (asset: AssetWanted) => Promise<string | undefined>,
): RenderThread {
  const worker = new Worker(new URL('render-thread.ts', import.meta.url), { workerData: data })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let isClosing = false

  const tell = (message: ToThread) => worker.postMessage(message)

  function fail(error: Error) {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  async function answerAsset(address: string) {
    try {
      tell({ kind: 'asset', address, name: await nameOf(assetOf(address)) })
    } catch (error) {
      fail(error as Error)
    }
  }

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'asset') return void answerAsset(message.address)
    const { resolve, reject } = waiting.get(message.id) ?? {}
    waiting.delete(message.id)
    if (message.kind === 'rendered') return resolve?.(message.rendered)
    reject?.(Object.assign(new Error(message.message), message.code && { code: message.code }))
  })
  worker.on('error', fail)
  const ended = new Promise<void>((resolve) =>
    worker.on('exit', (code) => {
      if (!isClosing) fail(new Error(`A thread of the export ended with ${code}.`))
      resolve()
    }),
  )

  return {
    render: (address) =>
      new Promise((resolve, reject) => {
        const id = asked++
        waiting.set(id, { resolve, reject })
        tell({ kind: 'render', id, address })
      }),
    async close() {
      isClosing = true
      tell({ kind: 'close' })
      await ended
    },
  }
}
