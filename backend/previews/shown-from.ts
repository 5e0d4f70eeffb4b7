import { germanMoment } from '#domain/hours/berlin-time.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { UnsavedItem } from './draft.ts'
import type { PreviewTools } from './previews.ts'

/** The moment from which visitors see what a draft is about, where that is to come: the day of news. Undefined for what they would see now. */
export async function shownFrom(
  { db, defaults }: PreviewTools,
  { collection, item, data }: UnsavedItem,
): Promise<string | undefined> {
  if (collection.name !== 'news') return undefined
  const entered = isRecord(data) ? data.day : undefined
  const stored =
    entered === undefined && item !== undefined
      ? await db.selectFrom('news').select('day').where('id', '=', item).executeTakeFirst()
      : undefined
  const day = String(entered ?? stored?.day ?? '')
  return day > germanDay(defaults.now()) ? (germanMoment(`${day}T00:00`) ?? undefined) : undefined
}
