import type { LegalPageType } from './legal-page-types.ts'

// Parts of an order that are kept as they were when it was placed.

/** What goods are in essence, such as `Metall`, `Gelbgold 750`; the base price of those that have one is the last (§ 312j (2) BGB). */
export interface Characteristic {
  readonly name: string
  readonly value: string
}

/** What was engraved: the key of its field, what the field was called, and what the customer wrote. */
export interface Engraving extends Characteristic {
  readonly field: string
}

/** The branch where an order is collected, as it was called. */
export interface OrderBranch {
  readonly id: number
  readonly name: string
  readonly address: string
}

/** A line that was changed before the goods left: pieces and the price of one in cents, before and after; 0 pieces are none. */
export interface LineChange {
  readonly name: string
  readonly count: readonly [before: number, after: number]
  readonly price: readonly [before: number, after: number]
}

/** A bank account that a refund goes to; the IBAN in its electronic form. */
export interface RefundAccount {
  readonly holder: string
  readonly iban: string
}

/** The hash of each legal text that was valid, and the file of the notice on the guarantee. */
export type LegalVersions = Readonly<Partial<Record<LegalPageType | 'notice', string>>>
