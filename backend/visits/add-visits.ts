import { sql } from 'kysely'
import type { VISIT_KINDS } from '#contract/model/visits.ts'
import type { CountedPages } from '#contract/wire/visits.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import { visitStep } from '#domain/paths/visit-step.ts'
import { isLanguage } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'

type Kind = (typeof VISIT_KINDS)[number]

interface Counted {
  readonly kind: Kind
  readonly name: string
  readonly times: number
}

/** Different names of a day; more of them, which no shop has, count together under the empty name. */
const MOST: Readonly<Record<Kind, number>> = { page: 3000, source: 300, step: 10, program: 1 }

async function rootsOf(db: Database, project: number): Promise<StoreRoots> {
  const rows = await db
    .selectFrom('project_translation')
    .select(['language', 'store_root'])
    .where('project', '=', project)
    .execute()
  return Object.fromEntries(
    rows.flatMap(({ language, store_root }) =>
      isLanguage(language) && store_root ? [[language, String(store_root)]] : [],
    ),
  )
}

function countsOf({ pages, sources, programs }: CountedPages, roots: StoreRoots): Counted[] {
  const steps = new Map<string, number>()
  for (const [path, times] of pages) {
    const step = visitStep(path, roots)
    if (step) steps.set(step, (steps.get(step) ?? 0) + times)
  }
  const named = (kind: Kind, all: Iterable<readonly [string, number]>): Counted[] =>
    [...all].map(([name, times]) => ({ kind, name, times }))
  return [
    ...named('page', pages),
    ...named('source', sources),
    ...named('step', steps),
    ...(programs > 0 ? named('program', [['', programs]]) : []),
  ]
}

/** Adds what was seen of a website to the sums of the German day. A domain of no project counts for nothing. */
export async function addVisits(db: Database, counted: CountedPages, now: Date): Promise<void> {
  const found = await db.selectFrom('project').select('id').where('domain', '=', counted.domain).executeTakeFirst()
  if (!found) return
  const project = Number(found.id)
  const day = germanDay(now)
  const all = countsOf(counted, await rootsOf(db, project))
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .selectFrom('visit_count')
      .select(['kind', 'name'])
      .where('project', '=', project)
      .where('day', '=', day)
      .execute()
    const known = Map.groupBy(kept, ({ kind }) => kind as Kind)
    for (const { kind, name, times } of all) {
      const names = new Set(known.get(kind)?.map((row) => String(row.name)))
      const under = names.has(name) || names.size < MOST[kind] ? name : ''
      if (!names.has(under)) known.set(kind, [...(known.get(kind) ?? []), { kind, name: under }])
      await trx
        .insertInto('visit_count')
        .values({ project, day, kind, name: under, times })
        .onConflict((conflict) =>
          conflict
            .columns(['project', 'day', 'kind', 'name'])
            .doUpdateSet({ times: sql`visit_count.times + ${times}` }),
        )
        .execute()
    }
  })
}
