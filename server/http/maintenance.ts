import { Hono, type MiddlewareHandler } from 'hono'
import type { RestoreProgress } from '#contract/wire/restores.ts'
import { maintenancePage } from './error-page.ts'
import { formerPath } from './outage-page.ts'
import { securityHeaders } from './security-headers.ts'

interface MaintenanceParts {
  /** The restore that is under way. */
  readonly id: string
  readonly isTrusted: (address: string) => boolean
  /** The built files of site and back office, which need no data. */
  readonly files: readonly MiddlewareHandler[]
  readonly office: Hono
}

export interface Maintenance {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>
  /** Notes how far the work is. */
  readonly tell: (step: NonNullable<RestoreProgress['step']>, percent: number) => void
}

/** Seconds after which a visitor may look again. */
const RETRY_AFTER = '10'

const MESSAGE = 'A backup is being restored; please try again in a moment'

/**
 * What is answered while a backup is restored: 503 with `Retry-After` to everybody, as a page in the language of its address to browsers;
 * how far the work is to whoever knows its id; and the files of the build, so that a back office that is open goes on showing that.
 */
export function maintenance({ id, isTrusted, files, office }: MaintenanceParts): Maintenance {
  let progress: RestoreProgress = { id, state: 'running', step: 'waiting', percent: 0, problem: null }
  const never = { 'cache-control': 'no-store' }
  const app = new Hono().use(securityHeaders({ isTrusted }))
  for (const file of files) app.use(file)
  app.route('/', office)
  app.get('/server/live', (c) => c.text('live', 200, never))
  app.get('/server/ready', (c) => c.text('restoring', 503, never))
  app.get(`/server/backups/restores/${id}`, (c) => c.json({ data: progress }, 200, never))
  app.all('*', (c) => {
    const headers = { ...never, 'retry-after': RETRY_AFTER }
    if (!c.req.header('accept')?.startsWith('text/html'))
      return c.json({ status: 'error', reason: 'unavailable', error: { code: 0, message: MESSAGE } }, 503, headers)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    return c.html(maintenancePage(isRead ? c.req.path : formerPath(c.req.header('referer'))), 503, headers)
  })
  return {
    fetch: (request, env) => app.fetch(request, env),
    tell: (step, percent) => {
      progress = { ...progress, step, percent }
    },
  }
}
