import {
  GOODS_OUTCOMES,
  type GoodsOutcome,
  type ImportedGood,
  type ProductImport,
} from '#contract/wire/product-imports.ts'
import type { ImportProblem } from '#domain/imports/imported-product.ts'
import { writeCsv } from '#domain/texts/csv.ts'
import type { Database, Row } from '../db/database.ts'
import { run } from '../db/run.ts'
import type { Made } from './import-row.ts'
import { AT_WORK } from './import-store.ts'

const MOST_NAMED = 200

const listIn = <T>(value: Row[string] | undefined): T[] => JSON.parse(String(value ?? '[]')) as T[]

/** How far goods have to be for the step that an import is in to be done with them. */
const STEP_OF: Partial<Record<ProductImport['state'], number>> = { trying: 1, writing: 2, picturing: 3, undoing: 4 }

/** How far goods are: read off the indices alone, for it is asked every moment of an import that is worked on. */
async function progressOf(db: Database, id: string, state: ProductImport['state']) {
  const { rows } = await run(db, 'select step, count(*) as number from import_goods where "import" = ? group by step', [
    id,
  ])
  const wanted = STEP_OF[state] ?? 0
  const sum = (found: readonly Row[]) => found.reduce((total, { number }) => total + Number(number), 0)
  return { all: sum(rows), done: sum(rows.filter(({ step }) => Number(step) >= wanted)) }
}

async function countsOf(db: Database, id: string) {
  const { rows } = await run(
    db,
    `select outcome, count(*) as number, sum(case when outcome <> 'refused' and problems <> '[]' then 1 else 0 end) as warned
    from import_goods where "import" = ? group by outcome`,
    [id],
  )
  const sum = (of: (row: Row) => boolean, column = 'number') =>
    rows.filter(of).reduce((total, row) => total + Number(row[column] ?? 0), 0)
  const counts = Object.fromEntries(
    GOODS_OUTCOMES.map((outcome) => [outcome, sum((row) => row.outcome === outcome)]),
  ) as Record<GoodsOutcome, number>
  return { counts, warned: sum(() => true, 'warned') }
}

async function makingsOf(db: Database, id: string): Promise<Record<string, string[]>> {
  const { rows } = await run(
    db,
    `select made from import_goods where "import" = ? and made is not null and made <> '[]'`,
    [id],
  )
  const made = rows
    .flatMap((row) => listIn<Made>(row.made))
    .filter(({ collection, name }) => collection !== 'files' && name)
  const names = Map.groupBy(made, ({ collection }) => collection)
  return Object.fromEntries(
    [...names].map(([collection, found]) => [
      collection,
      [...new Set(found.map(({ name }) => name))].slice(0, MOST_NAMED),
    ]),
  )
}

/** What is counted only once it stands still. */
const UNKNOWN_YET = {
  counts: Object.fromEntries(GOODS_OUTCOMES.map((outcome) => [outcome, 0])) as Record<GoodsOutcome, number>,
  warned: 0,
  makings: {},
}

async function viewOf(db: Database, row: Row): Promise<ProductImport> {
  const id = String(row.id)
  const state = row.state as ProductImport['state']
  return {
    id,
    filename: String(row.filename),
    source: row.source as ProductImport['source'],
    state,
    mode: row.mode as ProductImport['mode'],
    compare_at: row.compare_at as ProductImport['compare_at'],
    makes: Boolean(row.makes),
    head: listIn(row.head),
    mapping: listIn(row.mapping),
    samples: listIn(row.samples),
    problem: row.problem === null ? null : String(row.problem),
    created_on: String(row.created_on),
    by: row.email === null ? null : String(row.email),
    ...(await progressOf(db, id, state === 'paused' ? (row.resume as ProductImport['state']) : state)),
    ...(AT_WORK.includes(state) ? UNKNOWN_YET : { ...(await countsOf(db, id)), makings: await makingsOf(db, id) }),
  }
}

const select = (db: Database, project: number) =>
  db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.user')
    .selectAll('imports')
    .select('users.email')
    .where('imports.project', '=', project)

/** The last imports of a project, so many at most, the newest first. */
export async function listImports(db: Database, project: number, most: number): Promise<ProductImport[]> {
  const rows = await select(db, project).orderBy('imports.created_on', 'desc').limit(most).execute()
  const views: ProductImport[] = []
  for (const row of rows) views.push(await viewOf(db, row))
  return views
}

/** One import of a project; undefined where it has none of that id. */
export async function readImport(db: Database, project: number, id: string): Promise<ProductImport | undefined> {
  const row = await select(db, project).where('imports.id', '=', id).executeTakeFirst()
  return row && viewOf(db, row)
}

const goodOf = (row: Row): ImportedGood => ({
  id: Number(row.id),
  line: Number(row.line),
  key: String(row.key ?? ''),
  name: String(row.name ?? ''),
  outcome: row.outcome as GoodsOutcome | null,
  product: row.product === null ? null : Number(row.product),
  problems: listIn(row.problems),
  changes: listIn(row.changes),
})

/** The goods of an import: what is refused first, then what something is said of, then in the order of the file. */
export async function importedGoods(db: Database, id: string, { limit, page }: { limit: number; page: number }) {
  const columns = 'id, line, "key", name, outcome, product, problems, changes'
  const { rows } = await run(
    db,
    `select ${columns} from import_goods where "import" = ?
    order by case when outcome = 'refused' then 0 when problems is not null and problems <> '[]' then 1 when outcome = 'update' then 2 when outcome = 'create' then 3 else 4 end, line, id
    limit ${limit} offset ${(page - 1) * limit}`,
    [id],
  )
  return rows.map(goodOf)
}

const sentence = ({ line, field, message }: ImportProblem) => `${line}: ${field && `${field} `}${message}`

/** Everything that became of the goods of an import, as a table for a spreadsheet. */
export async function importReport(db: Database, id: string, inWords: (message: string) => string): Promise<string> {
  const { rows } = await run(
    db,
    `select id, line, name, "key", outcome, product, problems, changes from import_goods where "import" = ? order by line, id`,
    [id],
  )
  const lines = rows.map((row) => {
    const { line, key, name, outcome, product, problems, changes } = goodOf(row)
    const words = problems.map((problem) => sentence({ ...problem, message: inWords(problem.message) }))
    const changed = changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`)
    return [
      String(line),
      key,
      name,
      outcome ?? '',
      product === null ? '' : String(product),
      words.join(' | '),
      changed.join(' | '),
    ]
  })
  return writeCsv([['line', 'key', 'name', 'outcome', 'product', 'problems', 'changes'], ...lines])
}
