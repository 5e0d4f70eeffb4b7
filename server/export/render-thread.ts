/** A thread of the export (render-threads.ts): renders the pages it is told of and puts their files aside. */
import '../start/production.ts'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { loadSiteBuild } from '../pages/site-build.ts'
import { composeBackend } from '../start/compose.ts'
import { readConfig } from '../start/config.ts'
import { createLog } from '../start/log.ts'
import { formerExports } from './export-record.ts'
import { filesAside } from './files-aside.ts'
import { pageRenderer } from './page-renderer.ts'
import type { FromThread, ThreadData, ToThread } from './render-threads.ts'

const { dir, host, all } = workerData as ThreadData
const config = readConfig(process.env)
const log = createLog(config)
const { link, close } = await composeBackend(config, log, (_title, work) => work(), 'never')
const tell = (message: FromThread) => parentPort?.postMessage(message)

const names = new Map<string, PromiseWithResolvers<string | undefined>>()

const render = pageRenderer({
  host,
  build: await loadSiteBuild(join(import.meta.dirname, '../../dist')),
  link,
  aside: filesAside(dir, all ? {} : await formerExports(dir)),
  nameOf({ address }) {
    const known = names.get(address)
    if (known) return known.promise
    const asked = Promise.withResolvers<string | undefined>()
    names.set(address, asked)
    tell({ kind: 'asset', address })
    return asked.promise
  },
  now: () => new Date(),
  warn: log.warn,
})

async function answer(id: number, address: string): Promise<void> {
  try {
    tell({ kind: 'rendered', id, rendered: await render(address) })
  } catch (error) {
    const { message, stack, code } = error as NodeJS.ErrnoException
    tell({ kind: 'failed', id, message: code ? message : (stack ?? message), ...(code && { code }) })
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') return void answer(message.id, message.address)
  if (message.kind === 'asset') return names.get(message.address)?.resolve(message.name)
  // Ends this thread alone.
  void close().finally(() => process.exit(0))
})
