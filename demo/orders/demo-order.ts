import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#domain/texts/language.ts'

/** An order of the demo with the rating that followed it. */
export interface DemoOrder {
  /** Days before the demo is filled in. */
  readonly daysAgo: number
  readonly language: Language
  readonly email: string
  /** Fields of an address as the checkout posts them. */
  readonly address: Readonly<Record<string, string>>
  /** The German name of the way of shipping. */
  readonly shipping: string
  /** The product's slug, and the German name of its variant. */
  readonly product: string
  readonly variant: string | null
  readonly rating: { readonly rating: number; readonly name: string; readonly title: string; readonly text: string }
  /** Days after the order on which it was rated, where that was late. */
  readonly ratedAfter?: number
  /** Whether the shop has published the rating. */
  readonly published: boolean
}

/** The demo's orders, the oldest first. */
export const demoOrders = (): DemoOrder[] => JSON.parse(readFileSync(join(import.meta.dirname, 'orders.json'), 'utf8'))
