import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { madeWidth } from '#domain/look/image.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { answerFault } from '../http/answer.ts'
import { clientKey } from '../http/client-key.ts'
import type { Caller, Variables } from '../http/context.ts'
import { type createDelivery, type DeliveredFile, isRaster } from './deliver.ts'
import { type FilesRow, fileRow } from './put-file.ts'
import { shownFiles } from './shown-files.ts'
import { parseVariant } from './variant.ts'
import { QueueFull } from './work-queue.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

type AssetDeps = {
  db: Database
  delivery: ReturnType<typeof createDelivery>
  /** The id of the project that a request is for. */
  projectOf(request: Request): Promise<number>
  /** Where a request comes from; whoever asks for much waits behind those who ask for little. */
  clientAddress?: ((request: Request) => string) | undefined
  /** Told of every error that is not the caller's. */
  log?: (message: string, error: unknown) => void
}

/**
 * `GET /assets/{id}?width&format&v`: a stored file, pictures in the size and format asked for. `v`, the
 * row's hash, makes the answer immutable. Visitors see what something published shows. Faults: 404 code 203, 422 naming the parameter. (SPEC 7, 9)
 */
export function assetRoutes({ db, delivery, projectOf, clientAddress, log }: AssetDeps): Hono<Variables> {
  const app = new Hono<Variables>()
  const shown = shownFiles(db)
  const clientOf = (request: Request) => clientKey(clientAddress?.(request) ?? '')
  app.onError((error) => {
    if (error instanceof QueueFull) return new Response(null, { status: 503, headers: { 'retry-after': '5' } })
    if (!(error instanceof Fault)) log?.('A file could not be delivered', error)
    const answer = answerFault(error)
    // What is not shown may be shown at any moment.
    if (answer.status === 404) answer.headers.set('cache-control', 'no-store')
    return answer
  })
  return app.get('/assets/:id', async (context) => {
    const id = context.req.param('id')
    const { searchParams } = new URL(context.req.url)
    const variant = parseVariant(searchParams)
    const file = UUID.test(id) ? await fileRow(db, await projectOf(context.req.raw), id.toLowerCase()) : null
    const isShown = file !== null && (await shown(file.project, file.id))
    if (!file || !(isShown || (await seesEvery(context.var.caller)))) throw new Fault('unknownItem', 'Item not found')

    const accept = context.req.header('accept') ?? ''
    const wanted =
      variant && isRaster(file.type) ? { ...variant, width: madeWidth(variant.width, file.width ?? Infinity) } : null
    const sent = wanted
      ? await delivery.variant(file, wanted, accept, clientOf(context.req.raw))
      : await delivery.original(file)
    const keeping = !isShown ? PRIVATE : searchParams.get('v') === file.hash && sent.settled ? IMMUTABLE : BRIEFLY
    const headers = headersOf(file, sent, keeping, wanted?.format === 'auto')
    const known = context.req.header('if-none-match')?.includes(headers.etag)
    if (known || context.req.method === 'HEAD') {
      await sent.object.stream().cancel()
      return new Response(null, { status: known ? 304 : 200, headers })
    }
    return new Response(sent.object.stream(), { headers })
  })
}

/** Whether the caller sees files that nothing published shows. One who cannot be made out is nobody. */
async function seesEvery(caller: Caller): Promise<boolean> {
  const access = await caller.access().catch((error: unknown) => {
    if (error instanceof Fault) return undefined
    throw error
  })
  return access?.everyFile === true && access.read(collectionOf('files')) !== undefined
}

/** What shows nowhere yet is for the one who asked. */
const PRIVATE = 'private, no-store'
/** A browser keeps what never changes; who shares it asks again after an hour, when it may be shown no more. */
const IMMUTABLE = 'public, max-age=31536000, s-maxage=3600, immutable'
const BRIEFLY = 'public, max-age=300'

function headersOf(file: FilesRow, sent: DeliveredFile, keeping: string, negotiated: boolean) {
  return {
    'content-type': sent.type,
    'content-length': String(sent.object.size),
    'cache-control': keeping,
    etag: `"${sent.name}"`,
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename*=UTF-8''${percentEncoded(file.filename)}`,
    ...(negotiated && { vary: 'Accept' }),
    ...(file.type === 'image/svg+xml' && {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    }),
  }
}

/** RFC 8187 takes fewer characters as they are than addresses do. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
