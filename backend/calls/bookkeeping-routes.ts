import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { writeCsv } from '#domain/texts/csv.ts'
import { type Accounts, accountProblems } from '../bookkeeping/accounts.ts'
import { datevFile } from '../bookkeeping/datev-file.ts'
import { readBookings } from '../bookkeeping/read-bookings.ts'
import { turnoverTable } from '../bookkeeping/turnover-table.ts'
import { admitted, type Variables } from '../http/context.ts'
import { turnoverRates } from '../invoices/turnover-kind.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { OrderRefusal } from '../orders/refusal.ts'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

const fileAnswer = (body: BodyInit, name: string, charset: string) =>
  new Response(body, {
    headers: {
      'content-type': `text/csv; charset=${charset}`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })

/** `GET /bookkeeping/{month}/datev.csv` and `/turnover.csv`: a month's papers for the tax adviser; for staff who change orders. */
export function bookkeepingRoutes({ db, now, shopOf }: OrderCalls): Hono<Variables> {
  async function monthOf(request: Request, caller: Variables['Variables']['caller'], month: string) {
    await admitted(caller)
    const access = await caller.access()
    const shop = await shopOf(request)
    const isAllowed = access.write(collectionOf('ecommerce_order'), 'update') && access.branch === undefined
    if (!isAllowed || access.project !== shop.project.id)
      throw new OrderRefusal('forbidden', { message: 'Orders: update is not allowed' })
    if (!MONTH.test(month)) throw new OrderRefusal('invalid', { field: 'month', message: 'Not a month like 2026-11' })
    const settings = await db
      .selectFrom('ecommerce_settings')
      .select('bookkeeping')
      .where('project', '=', shop.project.id)
      .executeTakeFirstOrThrow()
    return {
      bookings: await readBookings(db, shop.project.id, month, await turnoverRates(db, shop.project.id)),
      accounts: (JSON.parse(String(settings.bookkeeping ?? 'null')) ?? {}) as Accounts,
    }
  }

  return new Hono<Variables>()
    .get('/bookkeeping/:month/datev.csv', async ({ req, var: { caller } }) => {
      const month = req.param('month')
      const { bookings, accounts } = await monthOf(req.raw, caller, month)
      const problems = accountProblems(bookings, accounts)
      if (problems.length > 0)
        throw new OrderRefusal('invalid', {
          field: `bookkeeping.${problems[0]}`,
          message: `lacks for DATEV: ${problems.join(', ')}`,
        })
      const file = datevFile(bookings, { month, accounts, now: now() })
      return fileAnswer(new Uint8Array(file), `EXTF_Buchungsstapel_${month}.csv`, 'windows-1252')
    })
    .get('/bookkeeping/:month/turnover.csv', async ({ req, var: { caller } }) => {
      const month = req.param('month')
      const { bookings } = await monthOf(req.raw, caller, month)
      return fileAnswer(writeCsv(turnoverTable(bookings)), `umsatz-${month}.csv`, 'utf-8')
    })
}
