import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RestoreOrder } from '#backend/restores/restore-order.ts'
import { maintenance } from '../http/maintenance.ts'
import { staticFiles } from '../http/static-files.ts'
import { backOfficeApp } from './back-office.ts'
import type { Composed } from './compose.ts'
import { listen } from './listen.ts'
import { restoreClosed } from './restore-closed.ts'
import { type Shown, type ShownParts, showProduct } from './show-product.ts'

export interface ProductParts extends Omit<ShownParts, 'files' | 'office'> {
  /** Brings the backend up anew once a backup has been restored; without it none is restored from the back office. */
  readonly reopen?: () => Promise<Composed>
  /** Whether a backup has just been restored, which those do not know of who keep pages before the server. */
  readonly isRestored?: boolean
}

export type Opened = {
  address: string
  /** Ends all work and lets requests in flight finish; with `drain`, those of so many milliseconds too. */
  close: (drain?: number) => Promise<void>
}

/** Milliseconds for requests in flight when a restore begins, and between two tries to open again after it. */
const GRACE = 5000
const AGAIN_EVERY = 2000

/** Serves everything on the configured port: backend, back office and site; and, while a backup is restored, that it is. (DESIGN 2) */
export async function openProduct(parts: ProductParts): Promise<Opened> {
  const { config, log, dist, reopen } = parts
  const files = staticFiles(join(dist, 'client/build'), '/build/')
  const office = backOfficeApp(join(dist, 'backoffice'))
  const show = (composed: Composed) => showProduct({ ...parts, composed, files, office })
  let product: ReturnType<typeof show> | undefined = show(parts.composed)
  if (parts.isRestored) product.forgetPages()
  let shown: Shown = product
  let restoring: Promise<void> | undefined
  const closing = new AbortController()

  async function openAgain(): Promise<void> {
    while (reopen && !closing.signal.aborted) {
      try {
        const composed = await reopen()
        product = show(composed)
        product.forgetPages()
        shown = product
        return composed.onRestore(begin)
      } catch (err) {
        log.error({ err }, 'The installation could not be opened again; it is tried until it can')
        await wait(AGAIN_EVERY, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  async function restore(order: RestoreOrder): Promise<void> {
    const former = product
    const notice = maintenance({ id: order.id, isTrusted: config.isTrusted, files: [files], office })
    // Whatever comes from now on is not written to what is about to be replaced.
    shown = { fetch: notice.fetch, answer: () => false }
    product = undefined
    const stopped = former?.stopWork()
    former?.endStreams()
    await former?.untilQuiet(GRACE)
    await stopped
    await former?.close()
    await restoreClosed(config, log, order, notice.tell).catch((err) =>
      log.error({ err }, 'A restore could not be ended; the next start does it'),
    )
    notice.tell('opening', 0)
    await openAgain()
  }

  function begin(order: RestoreOrder): void {
    restoring = restore(order).catch((err) => log.error({ err }, 'A restore ended unexpectedly'))
  }

  const server = await listen(
    (request, env) => shown.fetch(request, env),
    config,
    (request, response) => shown.answer(request, response),
  )
  if (reopen) parts.composed.onRestore(begin)
  return {
    address: server.address,
    close: async (drain) => {
      closing.abort()
      await restoring
      const stopped = product?.stopWork()
      if (drain) await server.drain(drain)
      product?.endStreams()
      await Promise.all([server.close(), stopped])
      await product?.close()
    },
  }
}
