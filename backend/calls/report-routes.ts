import { Hono } from 'hono'
import type { Variables } from '../http/context.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { goodsReport } from '../reports/goods-report.ts'
import type { ReportScope } from '../reports/report-scope.ts'
import { reportTime } from '../reports/report-time.ts'
import { salesReport } from '../reports/sales-report.ts'
import { stockReport } from '../reports/stock-report.ts'
import { staffShop } from './staff-call.ts'

const unkept = { headers: { 'cache-control': 'private, no-store' } }

/** The branch that is asked for: an id, `parcels`, or none for all. Throws the refusal. */
function branchOf(asked: string | undefined): number | null | undefined {
  if (asked === undefined || asked === '') return undefined
  if (asked === 'parcels') return null
  if (/^\d{1,9}$/.test(asked)) return Number(asked)
  throw new OrderRefusal('invalid', { field: 'branch', message: 'Not the id of a branch' })
}

/** `GET /reports/sales`, `/reports/goods` (`from`, `until`, `branch`) and `/reports/stock` (`branch`): for staff who work on orders. */
export function reportRoutes(calls: OrderCalls): Hono<Variables> {
  async function placeOf(request: Request, caller: Variables['Variables']['caller']) {
    const { shop, access } = await staffShop(calls, request, caller)
    if (access.project !== shop.project.id) throw new OrderRefusal('forbidden', { message: 'Another website' })
    const asked = branchOf(new URL(request.url).searchParams.get('branch') ?? undefined)
    const branch = access.branch ?? asked
    return { project: shop.project.id, ...(branch !== undefined && { branch }) }
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
}
