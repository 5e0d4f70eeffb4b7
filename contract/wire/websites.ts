import type { Language } from '#domain/texts/language.ts'

/** The trades that a new website can begin as. */
export const blueprints = ['jeweller', 'optician', 'bicycle_shop', 'home_and_gifts'] as const

export type Blueprint = (typeof blueprints)[number]

/** What a new website is made of; texts as they were typed. */
export interface NewWebsite {
  readonly name: string
  readonly domain: string
  /** Its languages, the first one first. */
  readonly languages: readonly Language[]
  readonly blueprint: Blueprint
  /** Whether orders will be taken: what that needs is prepared, and switched on later. */
  readonly sells: boolean
  readonly company: {
    readonly company_name: string
    /** Who represents it. */
    readonly executive: string
    readonly street: string
    readonly number: string
    readonly zip_code: string
    readonly city: string
    readonly phone: string
    readonly email: string
    /** Empty where there is none yet. */
    readonly ust_id?: string
  }
}

/** A website that was made, with the code that signs its maker in there once, within a minute. */
export interface MadeWebsite {
  readonly id: number
  readonly domain: string
  readonly code: string
}

/** A website of the installation on the board of who works for all of them. */
export interface WebsiteOnBoard {
  readonly id: number
  readonly domain: string
  readonly name: string
  readonly live: boolean
  /** Orders in which staff have something to do. */
  readonly orders: number
  /** Mails that could not be delivered. */
  readonly mails: number
  /** Texts and notices that the law asks for in its languages, and that are not there. */
  readonly duties: number
}
