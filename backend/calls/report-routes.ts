import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { isLanguage } from '#domain/texts/language.ts'
import type { Variables } from '../http/context.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { goodsReport } from '../reports/goods-report.ts'
import type { ReportScope } from '../reports/report-scope.ts'
import { reportTime } from '../reports/report-time.ts'
import { salesReport } from '../reports/sales-report.ts'
import { stockReport } from '../reports/stock-report.ts'
import { visitsReport } from '../reports/visits-report.ts'
import { workbookOf } from '../reports/workbook.ts'
import { staffShop } from './staff-call.ts'

const unkept = { headers: { 'cache-control': 'private, no-store' } }

/** The branch that is asked for: an id, `parcels`, or none for all. Throws the refusal. */
function branchOf(asked: string | undefined): number | null | undefined {
  if (asked === undefined || asked === '') return undefined
  if (asked === 'parcels') return null
  if (/^\d{1,9}$/.test(asked)) return Number(asked)
  throw new OrderRefusal('invalid', { field: 'branch', message: 'Not the id of a branch' })
}

/**
 * `GET /reports/sales`, `/reports/goods` (`from`, `until`, `branch`), `/reports/stock` (`branch`) and, for staff of all branches,
 * `/reports/visits` (`from`, `until`), and all of them as `/reports/workbook.xlsx` (`language`): for staff who work on orders; costs and
 * margins for those alone who may read what products cost.
 */
export function reportRoutes(calls: OrderCalls): Hono<Variables> {
  async function placeOf(request: Request, caller: Variables['Variables']['caller']) {
    const { shop, access } = await staffShop(calls, request, caller)
    if (access.project !== shop.project.id) throw new OrderRefusal('forbidden', { message: 'Another website' })
    const asked = branchOf(new URL(request.url).searchParams.get('branch') ?? undefined)
    const branch = access.branch ?? asked
    const showsCosts = access.read(collectionOf('ecommerce_product'))?.fields.has('cost') === true
    return { project: shop.project.id, showsCosts, ...(branch !== undefined && { branch }) }
  }

  async function scopeOf(request: Request, caller: Variables['Variables']['caller']): Promise<ReportScope> {
    const query = new URL(request.url).searchParams
    const place = await placeOf(request, caller)
    const time = reportTime(query.get('from') ?? undefined, query.get('until') ?? undefined)
    if (typeof time === 'string') throw new OrderRefusal('invalid', { field: time, message: 'Not a day of a report' })
    return { ...place, time }
  }

  return new Hono<Variables>()
    .get('/reports/sales', async ({ req, var: { caller } }) =>
      Response.json({ data: await salesReport(calls.db, await scopeOf(req.raw, caller)) }, unkept),
    )
    .get('/reports/goods', async ({ req, var: { caller } }) =>
      Response.json({ data: await goodsReport(calls.db, await scopeOf(req.raw, caller)) }, unkept),
    )
    .get('/reports/stock', async ({ req, var: { caller } }) =>
      Response.json({ data: await stockReport(calls.db, await placeOf(req.raw, caller)) }, unkept),
    )
    .get('/reports/visits', async ({ req, var: { caller } }) => {
      const scope = await scopeOf(req.raw, caller)
      const access = await caller.access()
      if (access.branch !== undefined) throw new OrderRefusal('forbidden', { message: 'Visits are of all branches' })
      return Response.json({ data: await visitsReport(calls.db, scope) }, unkept)
    })
    .get('/reports/workbook.xlsx', async ({ req, var: { caller } }) => {
      const scope = await scopeOf(req.raw, caller)
      const language = req.query('language') ?? 'de'
      if (!isLanguage(language)) throw new OrderRefusal('invalid', { field: 'language', message: 'Not a language' })
      const isOfAll = (await caller.access()).branch === undefined
      const [sales, goods, stock, branches, visits] = await Promise.all([
        salesReport(calls.db, scope),
        goodsReport(calls.db, scope),
        stockReport(calls.db, scope),
        branchNames(calls.db, scope.project),
        isOfAll ? visitsReport(calls.db, scope) : undefined,
      ])
      return new Response(await workbookOf({ sales, goods, stock, branches, ...(visits && { visits }) }, language), {
        headers: {
          ...unkept.headers,
          'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'content-disposition': `attachment; filename="${scope.time.from}_${scope.time.until}.xlsx"`,
        },
      })
    })
}

async function branchNames(db: OrderCalls['db'], project: number): Promise<Map<number, string>> {
  const rows = await db.selectFrom('branch').select(['id', 'display_name']).where('project', '=', project).execute()
  return new Map(rows.map(({ id, display_name }) => [Number(id), String(display_name)]))
}
