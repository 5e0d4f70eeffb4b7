import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import type { StockPlace, StockStanding } from '#contract/wire/stock.ts'
import { countSchema, moveSchema } from '../bodies/stock-bodies.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { admitted, type Caller, type Variables } from '../http/context.ts'
import { idIn, pageIn } from '../http/query-number.ts'
import { announce } from '../items/history.ts'
import { Invalid } from '../items/validate.ts'
import { stockChanges } from '../shop/stock.ts'
import { stockLog } from '../shop/stock-log.ts'
import { countPlace, movePieces, type StockAuthor } from '../stock/change-places.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

/** Throws the Fault or Invalid for goods and branches that are not the caller's own. */
async function checkOwn(db: Database, project: number, goods: StockPlace, branches: Record<string, number | null>) {
  const [product] = await rowsOf(db, 'ecommerce_product', 'id', [goods.product])
  if (product?.project !== project) throw new Fault('unknownItem', `Item not found: ecommerce_product ${goods.product}`)
  if (goods.variant) {
    const [variant] = await rowsOf(db, 'ecommerce_product_variant', 'id', [goods.variant])
    if (variant?.product !== goods.product)
      throw new Invalid([{ field: 'variant', message: 'is no variant of this product' }])
  }
  for (const [field, branch] of Object.entries(branches)) {
    if (branch === null) continue
    const [row] = await rowsOf(db, 'branch', 'id', [branch])
    if (row?.project !== project) throw new Invalid([{ field, message: 'there is no such branch' }])
  }
}

/** `POST /stock`, `/stock/move`: where pieces lie, for who may write the `stock` of products; `GET /stock/log/{product}` for who may read of it. */
export function stockRoutes({ db, defaults, signal }: Pick<Services, 'db' | 'defaults' | 'signal'>): Hono<Variables> {
  async function answer<Body extends StockPlace>(
    caller: Caller,
    body: Body,
    branches: Record<string, number | null>,
    change: (trx: Database, body: Body, author: StockAuthor) => Promise<StockStanding>,
  ): Promise<Response> {
    const { account } = await admitted(caller)
    const access = await caller.access()
    if (!access.mayCount(body.branch)) throw new Fault('forbidden', 'branch: the stock there is not yours to change')
    await checkOwn(db, access.project, body, branches)
    const now = defaults.now().toISOString()
    const data = await db.transaction().execute(async (trx) => {
      const standing = await change(trx, body, { user: account.id, now })
      await announce(trx, stockChanges(access.project, [{ product: body.product, variant: body.variant ?? null }]), now)
      return standing
    })
    signal.raise()
    return jsonAnswer({ data })
  }

  return new Hono<Variables>()
    .get('/stock/log/:product', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const access = await caller.access()
      if (!access.read(collectionOf('ecommerce_stock_move')))
        throw new Fault('forbidden', 'ecommerce_stock_move: reading is not allowed')
      const product = idIn(req.param('product'))
      await checkOwn(db, access.project, { product, branch: null }, {})
      return jsonAnswer({ data: await stockLog(db, { product, reader: access, ...pageIn(req.query()) }) })
    })
    .post('/stock', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const { reason: why, ...body } = validBody(countSchema, await objectBody(req.raw))
      return answer(caller, { ...body, ...(why && { reason: why }) }, { branch: body.branch }, countPlace)
    })
    .post('/stock/move', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const { reason: why, ...body } = validBody(moveSchema, await objectBody(req.raw))
      const branches = { branch: body.branch, to: body.to }
      if (body.branch === body.to) throw new Invalid([{ field: 'to', message: 'must be another place' }])
      return answer(caller, { ...body, ...(why && { reason: why }) }, branches, movePieces)
    })
}
