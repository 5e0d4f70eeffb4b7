import { germanDay } from '#domain/hours/calendar-day.ts'
import { datedPath } from '#domain/paths/dated-path.ts'
import { groupsBy, joined, localRow, type PlaceScope, type PlaceSource, type SearchPlace } from './place.ts'

/** News or events as places, each found from its moment or until it. */
const sourceOf = (kind: 'news' | 'event', moment: 'day' | 'ends_at'): PlaceSource => ({
  collections: [kind],
  async read({ db, project, language, first }: PlaceScope): Promise<SearchPlace[]> {
    const rows = await db
      .selectFrom(kind)
      .select(['id', 'slug', 'display_name', moment])
      .where('project', '=', project)
      .where('status', '=', 'published')
      .orderBy(moment, 'desc')
      .orderBy('id')
      .execute()
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => Number(id))
    const texts = groupsBy(
      await db.selectFrom(`${kind}_translation`).selectAll().where(kind, 'in', ids).execute(),
      kind,
    )
    return rows.map((row): SearchPlace => {
      const own = texts.get(Number(row.id)) ?? []
      const text = localRow(own, { language, first })
      const slug = String(own.find((one) => one.language === language)?.slug || row.slug)
      return {
        kind,
        title: String(text?.display_name || row.display_name),
        path: datedPath(kind, encodeURIComponent(slug), language),
        words: joined(text, ['lead', 'body', 'description']),
        isShown: shownBy(moment, String(row[moment])),
      }
    })
  },
})

/** News is there from its day on, an event until it has ended. */
const shownBy = (moment: 'day' | 'ends_at', at: string) => (now: Date) =>
  moment === 'day' ? germanDay(now) >= at.slice(0, 10) : now.toISOString() < at

export const newsPlaces = sourceOf('news', 'day')

export const eventPlaces = sourceOf('event', 'ends_at')
