import type { RevisionAction } from '../model/system.ts'
import type { Id } from './items.ts'

/** A change of an item. `data` is the item with all its parts after it; before it, where it was deleted. */
export type Revision = {
  readonly id: number
  readonly collection: string
  readonly item: string
  readonly action: RevisionAction
  readonly user: number | null
  /** Name or e-mail of that person; null for the program itself and for who is gone. */
  readonly by: string | null
  /** Name of the API key with which the person's program called; null where it was the person. */
  readonly via: string | null
  readonly created_on: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Which revisions are listed, the newest first; 50 a page unless said otherwise, `page` from 1. */
export type RevisionQuery = { collection?: string; item?: Id; limit?: number; page?: number }

/** A value that differs; `field` is its path, parts of lists by their ids: `translations.2.title`. */
export type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown }
