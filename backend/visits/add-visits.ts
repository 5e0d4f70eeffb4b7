import type { VISIT_KINDS } from '#contract/model/visits.ts'
import type { CountedPages } from '#contract/wire/visits.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import { countedPath, visitStep } from '#domain/paths/visit-step.ts'
import type { Database, Row } from '../db/database.ts'
import { insertions } from '../db/insert-rows.ts'
import { run } from '../db/run.ts'
import { projectPaths } from '../items/page-addresses.ts'

type Kind = (typeof VISIT_KINDS)[number]

interface Counted {
  readonly kind: Kind
  readonly name: string
  readonly times: number
}

/** Different names of a day; more of them, which no shop has, count together under the empty name. */
const MOST: Readonly<Record<Kind, number>> = { page: 3000, source: 300, step: 10, program: 1 }

function countsOf({ pages, sources, programs }: CountedPages, roots: StoreRoots): Counted[] {
  const steps = new Map<string, number>()
  for (const [path, times] of pages) {
    const step = visitStep(path, roots)
    if (step) steps.set(step, (steps.get(step) ?? 0) + times)
  }
  const named = (kind: Kind, all: Iterable<readonly [string, number]>): Counted[] =>
    [...all].map(([name, times]) => ({ kind, name, times }))
  return [
    ...named(
      'page',
      pages.map(([path, times]) => [countedPath(path, roots), times] as const),
    ),
    ...named('source', sources),
    ...named('step', steps),
    ...(programs > 0 ? named('program', [['', programs]]) : []),
  ]
}

/** The same with what is beyond the most under the empty name, each name once; `kept` are those that the day has already. */
function withinBounds(all: readonly Counted[], kept: readonly Row[]): Counted[] {
  const names = new Map([...Map.groupBy(kept, ({ kind }) => kind)].map(([kind, own]) => [kind, namesIn(own)]))
  const sums = new Map<string, Counted>()
  for (const { kind, name, times } of all) {
    const known = names.get(kind) ?? new Set()
    const under = known.has(name) || known.size < MOST[kind] ? name : ''
    names.set(kind, known.add(under))
    const key = `${kind} ${under}`
    sums.set(key, { kind, name: under, times: times + (sums.get(key)?.times ?? 0) })
  }
  return [...sums.values()]
}

const namesIn = (rows: readonly Row[]) => new Set(rows.map(({ name }) => String(name)))

const ADDED =
  ' on conflict ("project", "day", "kind", "name") do update set "times" = visit_count."times" + excluded."times"'

const byKindAndName = (a: Counted, b: Counted) =>
  a.kind === b.kind ? (a.name < b.name ? -1 : 1) : a.kind < b.kind ? -1 : 1

/** Adds what was seen of a website to the sums of the German day. A domain of no project counts for nothing. */
export async function addVisits(db: Database, counted: CountedPages, now: Date): Promise<void> {
  const found = await db.selectFrom('project').select('id').where('domain', '=', counted.domain).executeTakeFirst()
  if (!found) return
  const project = Number(found.id)
  const day = germanDay(now)
  const all = countsOf(counted, (await projectPaths(db, project)).roots)
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .selectFrom('visit_count')
      .select(['kind', 'name'])
      .where('project', '=', project)
      .where('day', '=', day)
      .execute()
    // All in one order: servers that tell at the same moment wait for each other, and never each for the other.
    const rows = withinBounds(all, kept)
      .toSorted(byKindAndName)
      .map((one) => ({ project, day, ...one }))
    for (const { text, parameters } of insertions('visit_count', rows, ADDED)) await run(trx, text, parameters)
  })
}
