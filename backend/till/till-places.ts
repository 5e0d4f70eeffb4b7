import type { TillPlaceSettings, TillRun } from '#contract/wire/till.ts'
import type { Database, Row } from '../db/database.ts'

/** A branch whose stock a till tells, or, where it is null, what only parcels are sent from. */
export interface PlaceOfTill {
  readonly branch: number | null
  /** As `till_places` and the calls name it. */
  readonly key: string
  /** The address of the branch; null for parcels. */
  readonly slug: string | null
  readonly name: string | null
}

export const PARCELS: PlaceOfTill = { branch: null, key: 'parcels', slug: null, name: null }

/** Every place of a project: its branches in their order, then parcels. */
export async function placesOf(db: Database, project: number): Promise<PlaceOfTill[]> {
  const rows = await db
    .selectFrom('branch')
    .select(['id', 'slug', 'display_name'])
    .where('project', '=', project)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const branches = rows.map(({ id, slug, display_name }) => ({
    branch: Number(id),
    key: String(id),
    slug: String(slug),
    name: String(display_name),
  }))
  return [...branches, PARCELS]
}

/** The place where the pieces of a project lie unless somebody names another. */
export async function mainPlaceOf(db: Database, project: number): Promise<PlaceOfTill> {
  const places = await placesOf(db, project)
  const company = await db.selectFrom('company').select('main_branch').where('project', '=', project).executeTakeFirst()
  return places.find(({ branch }) => branch !== null && branch === company?.main_branch) ?? places[0] ?? PARCELS
}

/** What is set of the places of a project, by their keys. */
export async function keptPlaces(db: Database, project: number): Promise<Map<string, Row>> {
  const rows = await db.selectFrom('till_places').selectAll().where('project', '=', project).execute()
  return new Map(rows.map((row) => [String(row.place), row]))
}

/** What the program notes of a place. */
interface PlaceFacts {
  readonly user?: number
  readonly awaited_on?: string
  readonly fault?: string | null
  readonly alarm?: string | null
}

/** Sets what is given of a place, and awaits its files from then on. */
export async function keepPlace(
  db: Database,
  project: number,
  place: Pick<PlaceOfTill, 'key' | 'branch'>,
  change: Partial<TillPlaceSettings> & PlaceFacts,
  now: Date,
): Promise<void> {
  const values: Row = { ...change }
  await db
    .insertInto('till_places')
    .values({ project, place: place.key, branch: place.branch, awaited_on: now.toISOString(), ...values })
    .onConflict((conflict) => conflict.columns(['project', 'place']).doUpdateSet({ place: place.key, ...values }))
    .execute()
}

const HOUR = 3_600_000

/** Whether a file should have come by then. `last` is when one came, or since when one is awaited. */
export const isOverdue = (every: number | null, last: string, now: Date): boolean =>
  every !== null && Date.parse(last) + every * HOUR < now.getTime()

/** Of which places the last file was refused or the next should have come, and what the others brought. */
export async function tillRuns(db: Database, project: number, now: Date): Promise<TillRun[]> {
  const places = await placesOf(db, project)
  const kept = await keptPlaces(db, project)
  const runs: TillRun[] = []
  for (const { key, slug, name } of places) {
    const last = await lastRun(db, project, key)
    const place = kept.get(key)
    const every = place?.every === null || place?.every === undefined ? null : Number(place.every)
    if (!last && every === null) continue
    const on = String(last?.created_on ?? place?.awaited_on)
    const { stock = 0, prices = 0, sold = 0, unknown = [] } = JSON.parse(String(last?.report ?? '{}'))
    runs.push({
      branch: slug,
      name,
      on,
      every,
      problem: last?.state === 'failed' ? String(last.problem ?? '') : null,
      stock,
      prices,
      sold,
      unknown: unknown.length,
      overdue: isOverdue(every, awaitedSince(last, place), now),
    })
  }
  return runs
}

/** Since when the next file is awaited, in ISO 8601: the last one, or when somebody said how often they come. */
export const awaitedSince = (last: Row | undefined, place: Row | undefined): string =>
  [String(last?.created_on ?? ''), String(place?.awaited_on ?? '')].toSorted().at(-1) ?? ''

const runsToTheirEnd = (db: Database, project: number, key: string) =>
  db
    .selectFrom('till_runs')
    .where('project', '=', project)
    .where('place', '=', key)
    .where('state', 'not in', ['reading', 'writing'])
    .orderBy('created_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

/** The last file of a place that has been read to its end. */
const lastRun = (db: Database, project: number, key: string): Promise<Row | undefined> =>
  runsToTheirEnd(db, project, key).select(['created_on', 'state', 'problem', 'report']).executeTakeFirst()

/** When it came, without its report, which is long: asked every few seconds. */
export const lastRunOn = (db: Database, project: number, key: string): Promise<Row | undefined> =>
  runsToTheirEnd(db, project, key).select('created_on').executeTakeFirst()
