import { Readable } from 'node:stream'
import type {
  GoodsReport,
  LyingGoods,
  SalesReport,
  SoldGoods,
  StockReport,
  VisitsReport,
} from '#contract/wire/reports.ts'
import { isPaymentMethodId, paymentMethodName } from '#domain/money/payment-methods.ts'
import type { Language } from '#domain/texts/language.ts'
import { type WorkbookTexts, workbookTexts } from './workbook-texts.ts'

type Head = keyof WorkbookTexts['heads']
type Value = string | number | null

interface Table {
  readonly sheet: keyof WorkbookTexts['sheets']
  readonly heads: readonly Head[]
  readonly rows: readonly (readonly Value[])[]
}

/** What a report is written from, and the branches' names by their ids. */
export interface WorkbookSource {
  readonly sales: SalesReport
  readonly goods: GoodsReport
  readonly stock: StockReport
  readonly branches: ReadonlyMap<number, string>
  readonly visits?: VisitsReport
}

/** Days, which spreadsheets write as their person does, sort and add up to months. */
const DAY: readonly Head[] = ['day']

/** Amounts in euro, which spreadsheets write with their own points and commas. */
const EURO: readonly Head[] = ['takings', 'goods', 'margin', 'marginNet', 'marginOf', 'value', 'cost']
const SOLD = ['pieces', 'goods', 'margin', 'marginNet', 'marginOf'] as const

const soldCells = ({ pieces, takings, margin, margin_net, margin_of }: SoldGoods): Value[] => [
  ...[pieces, takings],
  ...(margin_of > 0 ? [margin, margin_net, margin_of] : [null, null, null]),
]

const lyingCells = ({ name, pieces, value }: LyingGoods): Value[] => [name, pieces, value]

function tablesOf({ sales, goods, stock, branches }: WorkbookSource, language: Language): Table[] {
  const { parcels } = workbookTexts[language]
  const branchName = (id: number | null) => (id === null ? parcels : (branches.get(id) ?? String(id)))
  const methodName = (id: number) => (isPaymentMethodId(id) ? paymentMethodName(id, language) : String(id))
  const sums = ['orders', 'takings'] as const
  return [
    {
      sheet: 'days',
      heads: ['day', ...sums],
      rows: sales.days.map(({ day, orders, takings }) => [day, orders, takings]),
    },
    {
      sheet: 'products',
      heads: ['name', 'number', ...SOLD],
      rows: goods.products.map((row) => [row.name, row.reference_number, ...soldCells(row)]),
    },
    { sheet: 'brands', heads: ['name', ...SOLD], rows: goods.brands.map((row) => [row.name, ...soldCells(row)]) },
    {
      sheet: 'categories',
      heads: ['name', ...SOLD],
      rows: goods.categories.map((row) => [row.name, ...soldCells(row)]),
    },
    {
      sheet: 'branches',
      heads: ['name', ...sums],
      rows: sales.branches.map(({ branch, orders, takings }) => [branchName(branch), orders, takings]),
    },
    {
      sheet: 'payments',
      heads: ['name', ...sums],
      rows: sales.payments.map(({ method, orders, takings }) => [methodName(method), orders, takings]),
    },
    {
      sheet: 'slow',
      heads: ['name', 'pieces', 'value', 'sold', 'days'],
      rows: goods.slow.map((row) => [...lyingCells(row), row.sold, row.days]),
    },
    { sheet: 'unsold', heads: ['name', 'pieces', 'value'], rows: goods.unsold.map(lyingCells) },
    {
      sheet: 'stock',
      heads: ['name', 'pieces', 'value', 'cost', 'costPieces'],
      rows: stock.branches.map(({ branch, pieces, value, cost, cost_pieces }) => [
        ...[branchName(branch), pieces, value],
        ...[cost_pieces > 0 ? cost : null, cost_pieces],
      ]),
    },
  ]
}

/** What was seen of the website. */
function visitTables({ steps, pages, sources, searches }: VisitsReport, language: Language): Table[] {
  const words = workbookTexts[language]
  return [
    { sheet: 'steps', heads: ['name', 'times'], rows: steps.map(({ step, times }) => [words.steps[step], times]) },
    { sheet: 'pages', heads: ['name', 'times'], rows: pages.map(({ name, times }) => [name, times]) },
    {
      sheet: 'sources',
      heads: ['name', 'times'],
      rows: sources.map(({ name, times }) => [name || words.direct, times]),
    },
    {
      sheet: 'searches',
      heads: ['name', 'times', 'day'],
      rows: searches.map(({ said, times, last_on }) => [said, times, last_on]),
    },
  ]
}

const WIDE = 32
const NARROW = 16

/** A cell with its type: a text is a text, whatever it begins with, and is never run as a formula. */
function cellOf(value: Value, head: Head | undefined) {
  if (value === null) return null
  if (typeof value === 'string' && head && DAY.includes(head))
    return { value: new Date(value), type: Date, format: 'dd.mm.yyyy' }
  if (typeof value === 'string') return { value, type: String }
  return { value, type: Number, ...(head && EURO.includes(head) && { format: '#,##0.00 "€"' }) }
}

/** The reports as a workbook (XLSX), a sheet for each table, read as it is written. */
export async function workbookOf(source: WorkbookSource, language: Language): Promise<ReadableStream<Uint8Array>> {
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const texts = workbookTexts[language]
  const { toStream } = writeWorkbook(
    [...tablesOf(source, language), ...(source.visits ? visitTables(source.visits, language) : [])].map(
      ({ sheet, heads, rows }) => ({
        sheet: texts.sheets[sheet],
        columns: heads.map((_, at) => ({ width: at === 0 ? WIDE : NARROW })),
        stickyRowsCount: 1,
        data: [
          heads.map((head) => ({ value: texts.heads[head], type: String, fontWeight: 'bold' as const })),
          ...rows.map((row) => row.map((value, at) => cellOf(value, heads[at]))),
        ],
      }),
    ),
  )
  const stream = await (toStream as () => Promise<Readable>)()
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}
