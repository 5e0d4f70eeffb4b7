import { randomBytes } from 'node:crypto'
import { collectionOf } from '#contract/model/model.ts'
import { retention } from '#domain/company/retention.ts'
import { checkProductRating } from '#domain/goods/product-rating.ts'
import {
  MOST_REDIRECTS,
  type RatingLine,
  type RedirectLine,
  type SubscriberLine,
} from '#domain/imports/visitor-lines.ts'
import type { Row } from '../db/database.ts'
import { run } from '../db/run.ts'
import { announce, asChanged, asNew } from '../items/history.ts'
import { insertRecord } from '../items/insert.ts'
import { Invalid, validateNew } from '../items/validate.ts'
import type { Writing } from '../items/writing.ts'
import type { Made } from './import-row.ts'

/** Writes one line of a file and returns what it made; undefined where it is there already. Throws Invalid for what cannot be written. */
export type LineWriter<T> = (
  at: Writing,
  project: number,
  value: T,
) => Promise<Pick<Made, 'collection' | 'id'> | undefined>

const DAY = 86_400_000

const refused = (field: string, message: string) => new Invalid([{ field, message }])

const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY).toISOString()

const first = async (at: Writing, text: string, parameters: readonly (string | number)[]) =>
  (await run<Row>(at.db, text, [...parameters])).rows[0]

async function added(at: Writing, table: string, row: Row): Promise<number> {
  const made = await at.db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow()
  return Number(made.id)
}

/**
 * Takes a consent over with its proof, or that somebody has left. Who is known here stays as they are: who has left here is never made a
 * subscriber by a file. No mail is written.
 */
export const writeSubscriber: LineWriter<SubscriberLine> = async (at, project, value) => {
  const { email, language, hasLeft, requested, confirmed, left, words, version, messageId } = value
  const known = 'select id from newsletter_subscription where project = ? and email_key(email) = ?'
  if (await first(at, known, [project, email])) return undefined
  const now = at.defaults.now()
  const since = requested ?? confirmed ?? left ?? now.toISOString()
  const subscription = await added(at, 'newsletter_subscription', {
    project,
    email,
    language,
    state: hasLeft ? 'ended' : 'active',
    created_on: since,
    leave_token: randomBytes(32).toString('hex'),
    expires_on: hasLeft ? later(now, retention.ended_newsletter.kept.days) : null,
  })
  const event = (kind: 'requested' | 'confirmed' | 'left', created_on: string, more: Row = {}) =>
    added(at, 'newsletter_event', { subscription, kind, created_on, through: 'import', ...more })
  const proof = { form_text: words ?? null, form_version: version ?? null, message_id: messageId ?? null }
  if (confirmed) {
    await event('requested', since, proof)
    await event('confirmed', confirmed)
  }
  if (hasLeft) await event('left', left ?? now.toISOString())
  await announce(at.db, [asChanged(project, 'newsletter_subscription', subscription)], now.toISOString())
  return { collection: 'newsletter_subscription', id: subscription }
}

async function ratedProduct(at: Writing, project: number, name: string): Promise<number> {
  for (const column of ['slug', 'reference_number']) {
    const text = `select id from ecommerce_product where project = ? and lower(${column}) = ? limit 2`
    const { rows } = await run<Row>(at.db, text, [project, name.toLowerCase()])
    if (rows.length > 1) throw refused('product', 'is that of 2 items')
    if (rows[0]) return Number(rows[0].id)
  }
  throw refused('product', `has no "${name.slice(0, 80)}"`)
}

/** Takes a rating over: of nobody whose purchase is proved, and waiting for approval as a visitor's does. */
export const writeRating: LineWriter<RatingLine> = async (
  at,
  project,
  { product, fields, language, answer, created },
) => {
  const id = await ratedProduct(at, project, product)
  const checked = checkProductRating({ ...fields, product: id })
  if (!checked.ok)
    throw new Invalid(
      Object.entries(checked.problems).map(([field, problem]) => ({
        field,
        message: problem === 'missing' ? 'is required' : 'is not as a rating has it',
      })),
    )
  const { name, title, text, rating } = checked.rating
  const known = 'select id from ecommerce_product_rating where product = ? and name = ? and text = ?'
  if (await first(at, known, [id, name, text])) return undefined
  const now = at.defaults.now()
  const row = { product: id, name, title: title || null, text, rating, language, shop_answer: answer ?? null }
  const made = await added(at, 'ecommerce_product_rating', {
    ...row,
    status: 'draft',
    verified: false,
    created_on: created ?? now.toISOString(),
    expires_on: later(now, retention.rating.kept.days),
  })
  await announce(at.db, [asNew(project, 'ecommerce_product_rating', made)], now.toISOString())
  return { collection: 'ecommerce_product_rating', id: made }
}

/** Makes a redirect, with the rights of who brings it; one that leads elsewhere already stays, and none closes a circle with those. */
export const writeRedirect: LineWriter<RedirectLine> = async (at, project, { from, to, permanent }) => {
  const known = 'select to_path from redirect where project = ? and lower(from_path) = ?'
  const leads = async (path: string) => {
    const there = await first(at, known, [project, path.toLowerCase()])
    return there && String(there.to_path)
  }
  const there = await leads(from)
  if (there === to) return undefined
  if (there) throw refused('from_path', `leads elsewhere already: ${there.slice(0, 200)}`)
  let next = await leads(to)
  for (let step = 0; next !== undefined && step < MOST_REDIRECTS; step++) {
    if (next.toLowerCase() === from.toLowerCase()) throw refused('to_path', 'leads back to where it begins')
    next = await leads(next)
  }
  const record = { project, from_path: from, to_path: to, permanent }
  const id = await insertRecord(at, validateNew(collectionOf('redirect'), record, at.defaults))
  return { collection: 'redirect', id: Number(id) }
}
