import type { Id } from './items.ts'

/** What is about to be saved: changes of an item, as an update takes them, or a new one where there is no `item`. */
export type Draft = { collection: string; item?: Id; data: Record<string, unknown> }
