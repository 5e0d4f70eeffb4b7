import type { RowOf } from '#contract/model/row-of.ts'
import { longDay } from '#domain/company/long-day.ts'
import { type EventState, eventState } from '#domain/events/event-state.ts'
import { eventTime } from '#domain/events/event-time.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { centsOf } from '#domain/money/money.ts'
import { type DATED_ROUTES, datedPath } from '#domain/paths/dated-path.ts'
import type { Alternate } from '#domain/paths/routes.ts'
import { type SluggedRow, slugIn } from '#domain/texts/slug-in.ts'
import { imageView } from './image-view.ts'
import { type LocalTextView, localText } from './local-text.ts'
import type { PageRequest } from './page-request.ts'
import { remembered } from './remembered.ts'
import { local } from './rows.ts'
import type { ImageView } from './shared-data.ts'

export type DatedKind = keyof typeof DATED_ROUTES

const NEWS_FIELDS = ['*', 'translations.*', ...local('image')] as const

const EVENT_FIELDS = ['*', 'translations.*', ...local('image'), 'branch.*', 'branch.translations.*'] as const

export type NewsRow = RowOf<'news', typeof NEWS_FIELDS>

export type EventRow = RowOf<'event', typeof EVENT_FIELDS>

/** News or an event as lists show it. */
export type DatedView = {
  name: LocalTextView
  lead?: LocalTextView
  href: string
  image?: ImageView
  /** For machines: a day, or a moment. */
  moment: string
  when: string
}

/** Records that one call may name. */
const PER_CALL = 200

/** The records of some ids, in their order. */
async function inOrder<Row extends { id: number }>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < ids.length; from += PER_CALL) rows.push(...(await read(ids.slice(from, from + PER_CALL))))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const published = ({ project }: Pick<PageRequest, 'project'>) => ({
  'project.domain': project.domain,
  status: 'published',
})

/** What is published and has had its day, the newest first: the last ones, or all of a year. */
export async function loadNews(
  request: PageRequest,
  { year, most }: { year?: string | undefined; most?: number },
): Promise<NewsRow[]> {
  const { sdk, now } = request
  const filter = published(request)
  // Strangers, and with them the site, may not ask for bounds: all days are read, and of the records those that are shown.
  const all = await sdk.items('news').read({ filter, fields: ['id', 'day'], sort: ['-day', '-id'], limit: -1 })
  const had = all.data.filter(({ day }) => day <= germanDay(now) && (!year || day.startsWith(`${year}-`)))
  const ids = had.slice(0, most).map(({ id }) => id)
  return inOrder(
    ids,
    async (some) =>
      (await sdk.items('news').read({ filter: { ...filter, id: { in: some } }, fields: NEWS_FIELDS, limit: -1 })).data,
  )
}

/** Published events that are to come or going on, the next first; or all of a year that are over, the last first. */
export async function loadEvents(
  request: PageRequest,
  { year, most }: { year?: string | undefined; most?: number },
): Promise<EventRow[]> {
  const { sdk, now } = request
  const filter = published(request)
  const fields = ['id', 'starts_at', 'ends_at'] as const
  const all = await sdk.items('event').read({ filter, fields, sort: ['starts_at', 'id'], limit: -1 })
  const isOver = ({ ends_at }: { ends_at: string }) => Date.parse(ends_at) <= now.getTime()
  const wanted = year
    ? all.data.filter((row) => isOver(row) && yearOf(row.starts_at) === year).reverse()
    : all.data.filter((row) => !isOver(row)).slice(0, most)
  return inOrder(
    wanted.map(({ id }) => id),
    async (some) =>
      (await sdk.items('event').read({ filter: { ...filter, id: { in: some } }, fields: EVENT_FIELDS, limit: -1 }))
        .data,
  )
}

const yearOf = (moment: string) => germanDay(new Date(moment)).slice(0, 4)

/** Years of which there is something to look at: of news that have had their day, and of events that are over; the newest first. */
export async function datedYears(kind: DatedKind, request: PageRequest): Promise<string[]> {
  const { sdk, now } = request
  const filter = published(request)
  const years =
    kind === 'news'
      ? (await sdk.items('news').read({ filter, fields: ['day'], limit: -1 })).data
          .filter(({ day }) => day <= germanDay(now))
          .map(({ day }) => day.slice(0, 4))
      : (await sdk.items('event').read({ filter, fields: ['starts_at', 'ends_at'], limit: -1 })).data
          .filter(({ ends_at }) => Date.parse(ends_at) <= now.getTime())
          .map(({ starts_at }) => yearOf(starts_at))
  return [...new Set(years)].sort().reverse()
}

/** The record that has an address in any language, if it is shown: by the first language's address, else by a translation's. */
async function atAddress<Row>(
  slug: string,
  find: (address: { slug: string } | { 'translations.slug': string }) => Promise<Row | null>,
  isShown: (row: Row) => boolean = () => true,
): Promise<Row | undefined> {
  for (const address of [{ slug }, { 'translations.slug': slug }]) {
    const row = await find(address)
    if (row && isShown(row)) return row
  }
  return undefined
}

/** A piece of news that has had its day, by its address in any language. */
export const newsAt = (slug: string, request: PageRequest): Promise<NewsRow | undefined> =>
  atAddress(
    slug,
    (address) =>
      request.sdk.items('news').first({ filter: { ...published(request), ...address }, fields: NEWS_FIELDS }),
    ({ day }) => day <= germanDay(request.now),
  )

/** An event by its address in any language. */
export const eventAt = (slug: string, request: PageRequest): Promise<EventRow | undefined> =>
  atAddress(slug, (address) =>
    request.sdk.items('event').first({ filter: { ...published(request), ...address }, fields: EVENT_FIELDS }),
  )

/** A published event by its id. */
export const eventById = (id: number, request: PageRequest): Promise<EventRow | null> =>
  request.sdk.items('event').first({ filter: { ...published(request), id }, fields: EVENT_FIELDS })

/** What news and events are both called and found by. */
export type DatedRow = {
  display_name: string
  slug: string
  translations: Omit<NewsRow['translations'][number], 'id' | 'news'>[]
}

/** A record's page in each language of the website. */
export const datedAlternates = (
  kind: DatedKind,
  row: Pick<SluggedRow, 'slug' | 'translations'>,
  { project }: Pick<PageRequest, 'project'>,
): Alternate[] =>
  project.languages.map((language) => ({ language, path: datedPath(kind, slugIn(row, language), language) }))

/** A day as people read it: `24. November 2026`. */
export const newsDay = (day: string, { language }: Pick<PageRequest, 'language'>): string =>
  longDay(new Date(`${day}T12:00:00Z`), language)

const nameOf = (row: DatedRow, request: PageRequest): LocalTextView =>
  localText(row, 'display_name', request) ?? { text: row.display_name }

export const newsView = (row: NewsRow, request: PageRequest): DatedView => ({
  name: nameOf(row, request),
  lead: localText(row, 'lead', request),
  href: datedPath('news', slugIn(row, request.language), request.language),
  image: imageView(row.image, request.language, request.first),
  moment: row.day,
  when: newsDay(row.day, request),
})

/** An event as lists and its own page show it. */
export type EventView = DatedView & {
  state: EventState
  place?: LocalTextView
  /** Cents that a person pays; undefined where no number is known. */
  admission?: number
  /** What it costs, or includes, in words. */
  price?: LocalTextView
  performer?: LocalTextView
  /** Seats that are left; undefined where there is no number of them. */
  free?: number
}

/** Writing a span of time takes a twentieth of a home page that shows two events. */
const writtenTime = remembered(eventTime)

export const eventView = (row: EventRow, request: PageRequest): EventView => ({
  name: nameOf(row, request),
  lead: localText(row, 'lead', request),
  href: datedPath('event', slugIn(row, request.language), request.language),
  image: imageView(row.image, request.language, request.first),
  moment: row.starts_at,
  when: writtenTime(new Date(row.starts_at), new Date(row.ends_at), request.language),
  state: eventState(row, request.now),
  place: localText(row, 'place', request) ?? branchPlace(row, request),
  admission: centsOf(row.admission),
  price: localText(row, 'price', request),
  performer: localText(row, 'performer', request),
  free: row.seats === null ? undefined : Math.max(0, row.seats - (row.seats_taken ?? 0)),
})

/** The branch that an event is in, as the page's language calls it. */
export const branchName = ({ branch }: EventRow, request: PageRequest): LocalTextView | undefined =>
  branch ? (localText(branch, 'display_name', request) ?? { text: branch.display_name }) : undefined

function branchPlace(row: EventRow, request: PageRequest): LocalTextView | undefined {
  const { branch } = row
  const name = branchName(row, request)
  if (!branch || !name) return undefined
  return { ...name, text: `${name.text}, ${branch.street}, ${branch.zip} ${branch.city}` }
}
