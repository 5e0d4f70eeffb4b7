import { objectBody } from '../http/body.ts'
import { requestedProject } from '../http/requested-project.ts'
import { createTokenBuckets, type TokenBuckets } from '../http/token-buckets.ts'
import type { Payments } from '../payments/payments.ts'
import { projectByDomain } from '../project/project.ts'
import type { OrderLinks } from '../shop/order-link.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopMemory } from '../shop/shop-memory.ts'
import type { OrdersOptions } from './orders-options.ts'
import { OrderRefusal } from './refusal.ts'

/** What the calls around orders share. */
export interface OrderCalls extends OrdersOptions {
  readonly payments: Payments
  readonly links: OrderLinks
  /** Orders that are placed. */
  readonly limits: TokenBuckets
  /** Orders that are tried, refused ones too. */
  readonly attempts: TokenBuckets
  /** Called when an order has something to send or to do. */
  readonly wakeOrders: () => void
  /** The shop that a request is for. Throws the refusal where the project has none. */
  shopOf(request: Request): Promise<Shop>
  /** The shop of an order's project; undefined when it has no settings any more. */
  shopOfProject(id: number): Promise<Shop | undefined>
  /** The body of a posting, and the shop that it and the request agree upon. */
  shopCall(request: Request): Promise<{ shop: Shop; body: Record<string, unknown> }>
}

/** Orders that one sender may place at once, and milliseconds until the next one. */
const AT_ONCE = 30
const REFILL = 10_000

/** Orders that one sender may try at once, so that a form can be mended as often as it takes, and milliseconds until the next one. */
const TRIED_AT_ONCE = 300
const TRIED_REFILL = 1000

export interface OrderParts {
  readonly payments: Payments
  readonly links: OrderLinks
  readonly memory: ShopMemory
  readonly wakeOrders: () => void
}

export function createOrderCalls(options: OrdersOptions, { memory, ...parts }: OrderParts): OrderCalls {
  const { db, now } = options
  const shopOf: OrderCalls['shopOf'] = async (request) => {
    const shop = await memory.of(requestedProject(options, request))
    if (!shop) throw new OrderRefusal('shop_closed')
    return shop
  }
  return {
    ...options,
    ...parts,
    limits: createTokenBuckets({ capacity: AT_ONCE, refill: REFILL, now }),
    attempts: createTokenBuckets({ capacity: TRIED_AT_ONCE, refill: TRIED_REFILL, now }),
    shopOf,
    async shopOfProject(id) {
      const row = await db.selectFrom('project').select('domain').where('id', '=', id).executeTakeFirst()
      return row && memory.of({ id, domain: String(row.domain) })
    },
    async shopCall(request) {
      const body = await objectBody(request)
      const shop = await shopOf(request)
      const { project } = body
      if (project === undefined || project === null || project === shop.project.domain) return { shop, body }
      const named = typeof project === 'string' ? await projectByDomain(db, project) : undefined
      if (named?.id !== shop.project.id)
        throw new OrderRefusal('invalid', { field: 'project', message: `project: must be ${shop.project.domain}` })
      return { shop, body }
    },
  }
}
