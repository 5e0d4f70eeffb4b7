import { germanDay } from '#domain/hours/calendar-day.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { announce } from '../items/history.ts'

/** A legal text of a shop, as HTML. */
export interface PlacedText {
  readonly project: number
  readonly type: string
  readonly language: string
  readonly content: string
}

async function pageOf(trx: Database, settings: number, type: string): Promise<number> {
  const known = (await rowsOf(trx, 'ecommerce_legal_page', 'settings', [settings])).find((row) => row.type === type)
  if (known) return Number(known.id)
  const made = await trx
    .insertInto('ecommerce_legal_page')
    .values({ settings, type })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(made.id)
}

/** Makes it the text of the shop, in the caller's transaction, and tells the change feed; answers whether it was another one before. */
export async function putText(trx: Database, { project, type, language, content }: PlacedText, now: Date) {
  const [settings] = await rowsOf(trx, 'ecommerce_settings', 'project', [project])
  if (!settings) return false
  const page = await pageOf(trx, Number(settings.id), type)
  const texts = await rowsOf(trx, 'ecommerce_legal_page_translation', 'ecommerce_legal_page', [page])
  const present = texts.find((text) => text.language === language)
  if (present?.content === content) return false
  const table = 'ecommerce_legal_page_translation'
  if (present) await trx.updateTable(table).set({ content }).where('id', '=', Number(present.id)).execute()
  else await trx.insertInto(table).values({ ecommerce_legal_page: page, language, content }).execute()
  await trx
    .updateTable('ecommerce_legal_page')
    .set({ valid_from: germanDay(now) })
    .where('id', '=', page)
    .execute()
  const collection = 'ecommerce_settings'
  const touched = [collection, 'ecommerce_legal_page', table]
  await announce(trx, [{ project, collection, id: Number(settings.id), action: 'update', touched }], now.toISOString())
  return true
}
