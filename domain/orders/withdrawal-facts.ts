/** Where the words of the notice come from: the official model, or what the shop has written itself. */
export const withdrawalTextSources = ['model', 'own'] as const

/** From when the fourteen days count: one delivery, goods delivered separately, or a good in several lots or pieces. */
export const withdrawalPeriods = ['goods', 'last_good', 'last_part'] as const

/** Who pays for sending the goods back. */
export const returnCostPayers = ['shop', 'customer'] as const

export type WithdrawalPeriod = (typeof withdrawalPeriods)[number]
export type ReturnCosts = (typeof returnCostPayers)[number]

/** Whom a withdrawal is declared to; empty where unknown. */
export interface WithdrawalSeller {
  readonly name: string
  readonly street: string
  /** Postal code and town. */
  readonly place: string
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
}

/** What a seller inserts into the official model. */
export interface WithdrawalFacts {
  readonly seller: WithdrawalSeller
  /** The site's host, under which the online function is. */
  readonly domain: string
  readonly period: WithdrawalPeriod
  readonly returnCosts: ReturnCosts
}
