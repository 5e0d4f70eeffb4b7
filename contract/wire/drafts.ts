import type { Id } from './items.ts'

/** What is about to be saved: changes of an item, as an update takes them, or a new one where there is no `item`. */
export type Draft = {
  collection: string
  item?: Id
  data: Record<string, unknown>
  /** Until when planned changes are shown as if they had come true, in ISO 8601. */
  moment?: string
  /** The maker's preview that this one takes the place of: it is gone then. */
  replaces?: string
}
