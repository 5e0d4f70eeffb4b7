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

/** What is written back, and what it leads to. */
export interface NewAnswer {
  readonly message: string
  readonly goods?: readonly AnswerGoods[]
  /** An open reservation of the address that is answered. */
  readonly reservation?: number | null
  /** How many answers were seen: once there are more it is refused, and nothing is sent. */
  readonly seen?: number
}

/** Goods that an answer names; null: the product itself. */
interface AnswerGoods {
  readonly product: number
  readonly variant: number | null
}

/** Who looks after a question, and who could: colleagues who may answer it. */
export interface Assignment {
  readonly assigned: number | null
  readonly colleagues: readonly Colleague[]
}

export interface Colleague {
  readonly id: number
  readonly email: string
}

/** The open questions of a kind that somebody looks after. */
export type AssignedQuestions = readonly { readonly question: number; readonly user: number; readonly email: string }[]
