/** Something that was deleted and can be brought back until `expires_on`. */
export type BinItem = {
  readonly id: number
  readonly collection: string
  readonly item: string
  /** Name or e-mail of who deleted it; null for the program itself and for who is gone. */
  readonly by: string | null
  readonly deleted_on: string
  readonly expires_on: string
  /** The item with its parts, as far as the caller may read it. */
  readonly data: Readonly<Record<string, unknown>>
}
