import { createHmac, randomBytes } from 'node:crypto'
import { emailKey } from '#domain/texts/email.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { OBJECTION_KEY } from '../project/connection-keys.ts'
import { projectSetting } from '../project/project-setting.ts'
import { settingPlace, type Vault } from '../vault/vault.ts'

/** Who wants to be asked for no rating any more (§ 7 (3) UWG, Art. 21 GDPR): kept as a hash of the address, which outlives their orders. */
export interface RatingObjections {
  /** Notes that whoever ordered this line objects, with this order or a later one. */
  refuse(db: Database, line: number, now: Date): Promise<void>
  /** Whether who has this address has objected. Yes also where nobody can tell, because the key was sealed with another secret. */
  has(db: Database, project: number, email: string): Promise<boolean>
  /** Notes for good what orders say that were objected with, all of them or those of one project. */
  keep(db: Database, now: Date, project?: number): Promise<void>
  /** What is kept instead of the address; undefined where nobody of the project has objected yet, or where the key cannot be read. */
  addressKey(db: Database, project: number, email: string): Promise<string | undefined>
}

const hashOf = (key: string, email: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(emailKey(email)).digest('hex')

/** Objections under a key of each project, which lies sealed with its settings: it goes along with a change of the installation's secret. */
export function createRatingObjections(vault: Pick<Vault, 'seal' | 'open'>): RatingObjections {
  const keyOf = (db: Database, project: number) => projectSetting(db, project, OBJECTION_KEY, vault)

  /** The project's key, made where it has none; undefined where it has one that cannot be read. */
  async function ownKey(db: Database, project: number): Promise<string | undefined> {
    const value = vault.seal(settingPlace(project, OBJECTION_KEY), randomBytes(32).toString('base64url'))
    await run(db, 'insert into settings (project, "key", value) values (?, ?, ?) on conflict do nothing', [
      ...[project, OBJECTION_KEY, value],
    ])
    return keyOf(db, project)
  }

  async function note(db: Database, project: number, email: string, now: Date): Promise<void> {
    const key = await ownKey(db, project)
    if (key === undefined) return
    await run(
      db,
      'insert into ecommerce_rating_objection (project, address_key, created_on) values (?, ?, ?) on conflict do nothing',
      [project, hashOf(key, email), now.toISOString()],
    )
  }

  async function addressKey(db: Database, project: number, email: string): Promise<string | undefined> {
    const key = await keyOf(db, project)
    return key === undefined ? undefined : hashOf(key, email)
  }

  return {
    addressKey,
    async refuse(db, line, now) {
      const ordered = 'select l."order" from ecommerce_order_line l where l.id = ?'
      await run(db, `update ecommerce_order set no_invitation = ? where id in (${ordered})`, [true, line])
      const { rows } = await run(db, `select project, customer_email from ecommerce_order where id in (${ordered})`, [
        line,
      ])
      for (const row of rows) await note(db, Number(row.project), String(row.customer_email), now)
    },
    async has(db, project, email) {
      const { rows } = await run(
        db,
        'select id from ecommerce_order where project = ? and email_key(customer_email) = email_key(?) and no_invitation = ? limit 1',
        [project, email, true],
      )
      if (rows.length > 0) return true
      const hash = await addressKey(db, project, email)
      const noted = await run(
        db,
        `select id from ecommerce_rating_objection where project = ? ${hash ? 'and address_key = ?' : ''} limit 1`,
        hash ? [project, hash] : [project],
      )
      return noted.rows.length > 0
    },
    async keep(db, now, project) {
      const { rows } = await run(
        db,
        `select distinct project, email_key(customer_email) as email from ecommerce_order
        where no_invitation = ? ${project === undefined ? '' : 'and project = ?'}`,
        [true, ...(project === undefined ? [] : [project])],
      )
      for (const row of rows) await note(db, Number(row.project), String(row.email), now)
    },
  }
}
