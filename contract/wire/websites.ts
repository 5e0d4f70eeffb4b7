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
  /** Texts and notices that the law asks for in its languages, and facts of the imprint, that are not there. */
  readonly duties: number
}

/** Which website of another system comes over, and what it is called here; as it was unless given. */
export interface OldWebsiteChoices {
  /** Its domain there, where the other system has more than one. */
  readonly website?: string
  readonly domain?: string
  readonly name?: string
  /** Only tells what would come over. */
  readonly trial?: boolean
}

/** What does not come over from another system, or comes over without something: one sentence each. */
export interface LeftBehind {
  /** Which record: `page "contact"`; empty where it is about more than one. */
  readonly record: string
  readonly message: string
}

/** What comes over of a website that was made for a Directus 8, and what does not. */
export interface OldWebsiteReport {
  readonly domain: string
  readonly name: string
  readonly languages: readonly Language[]
  /** Records that come over, by their collections; parts and translations are counted there. */
  readonly records: Readonly<Record<string, number>>
  readonly files: number
  /** Records that are refused, with their parts. */
  readonly refused: readonly LeftBehind[]
  /** What records come over without. */
  readonly lacking: readonly LeftBehind[]
  /** Collections, fields and languages that there are not here; goods, which come over by themselves. */
  readonly left: readonly string[]
}

/** A website that was made of another system's contents; without `made` it was only tried. */
export interface OldWebsiteTaken {
  readonly report: OldWebsiteReport
  readonly made?: MadeWebsite
}
