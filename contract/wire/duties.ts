import type { WordRule } from '#domain/texts/word-check.ts'

/** What is for sale or shown although the law wants more of it: products with their fields, languages as `fr privacy`. */
export type OpenDuties = {
  products: { id: number; name: string; missing: string[] }[]
  languages: string[]
}

/** An address of the website that a link can lead to, with the name and the collection of what is there. */
export type LinkTarget = { path: string; name: string; kind: string }

/** Whether an address leads somewhere, and whether it will: `known` counts drafts too. */
export type LinkState = { live: boolean; known: boolean }

/** Words in a text of an editor that a shop is warned of, and links that lead nowhere: the item that the text belongs to, with the collection and field in which it stands. */
export type WarnedWords = {
  item: { collection: string; id: number | string }
  title: string
  place: { collection: string; field: string }
  rule: WordRule | 'dead_link'
  word: string
}
