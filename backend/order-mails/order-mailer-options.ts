import type { Database } from '../db/database.ts'
import type { RatingObjections } from '../ratings/rating-objection.ts'
import type { OrderLinks } from '../shop/order-link.ts'
import type { ShopMemory } from '../shop/shop-memory.ts'

export interface OrderMailerOptions {
  readonly db: Database
  readonly memory: ShopMemory
  readonly links: OrderLinks
  readonly objections: Pick<RatingObjections, 'has'>
  readonly mailFrom?: string | undefined
  readonly now: () => Date
  readonly uuid: () => string
  readonly wakeMail: () => void
  readonly log: (message: string, error?: unknown) => void
}
