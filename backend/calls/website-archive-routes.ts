import { Hono } from 'hono'
import type { MadeWebsite } from '#contract/wire/websites.ts'
import { makeEntryPass } from '../auth/entry-pass.ts'
import { BackupProblem } from '../backup/archive-format.ts'
import { Fault } from '../fault.ts'
import type { Storage } from '../files/storage.ts'
import { withTemporaryFile } from '../files/temporary-file.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { saveBody } from '../http/read-body.ts'
import { archiveIn, copyWebsite } from '../websites/copy-website.ts'
import { type TakenWebsite, takeWebsite } from '../websites/take-website.ts'
import { copySchema, intakeSchema } from '../websites/website-schema.ts'
import { writeWebsite } from '../websites/write-website.ts'
import { installationOwner } from './installation-owner.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

/** Bytes of an archive that is sent: what is larger is taken in from the command line. */
const MOST_SENT = 4_000_000_000

const asFault = (error: unknown): never => {
  throw error instanceof BackupProblem ? new Fault('invalid', error.message) : error
}

/**
 * One website as an archive, from here and into here, and a second one of it; for administrators of all projects. What is refused is
 * answered with a sentence, and nothing of it stays. (docs/decisions/0106)
 */
export function websiteArchiveRoutes({ db, defaults, version = '' }: Services, storage: Storage): Hono<Variables> {
  const source = () => ({ db, storage, version, now: defaults.now() })

  async function website(id: string): Promise<{ id: number; domain: string }> {
    const row = /^\d{1,9}$/.test(id)
      ? await db.selectFrom('project').select(['id', 'domain']).where('id', '=', Number(id)).executeTakeFirst()
      : undefined
    if (!row) throw new Fault('unknownItem', 'There is no such website')
    return { id: Number(row.id), domain: String(row.domain) }
  }

  async function entered(account: Parameters<typeof makeEntryPass>[1], { id, domain }: TakenWebsite) {
    const code = await makeEntryPass(db, account, { id, domain }, defaults.now())
    return jsonAnswer({ data: { id, domain, code } satisfies MadeWebsite })
  }

  return new Hono<Variables>()
    .get('/:id/archive', async ({ req, var: { caller } }) => {
      await installationOwner(caller)
      const { id, domain } = await website(req.param('id'))
      return new Response(writeWebsite(source(), id).bytes, {
        headers: {
          'content-type': 'application/x-tar',
          'content-disposition': `attachment; filename="${domain.replaceAll(/[^a-z0-9.-]/g, '')}.tar"`,
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      })
    })
    .post('/:id/copies', async ({ req, var: { caller } }) => {
      const account = await installationOwner(caller)
      const { id } = await website(req.param('id'))
      const as = validBody(copySchema, await objectBody(req.raw))
      return entered(account, await copyWebsite(source(), id, as).catch(asFault))
    })
    .post('/archive', async ({ req, var: { caller } }) => {
      const account = await installationOwner(caller)
      const as = validBody(intakeSchema, { domain: req.query('domain'), name: req.query('name') })
      const taken = await withTemporaryFile(async (file) => {
        await saveBody(req.raw, MOST_SENT, 'archive', file)
        return takeWebsite({ db, storage, open: archiveIn(file), now: defaults.now, as, isCopy: false })
      }).catch(asFault)
      return entered(account, taken)
    })
}
