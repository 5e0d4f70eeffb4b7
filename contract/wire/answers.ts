/** What can be answered by mail: the collection, as the address of the call names it. */
export const answerable = ['contact_request', 'ecommerce_request'] as const

export type Answerable = (typeof answerable)[number]

/** What the shop wrote back: by whom, while there is the account, and whether the mail has left. */
export interface GivenAnswer {
  readonly id: number
  readonly message: string
  readonly by: string | null
  readonly created_on: string
  readonly mail_state: string | null
}
