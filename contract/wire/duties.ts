import type { WordRule } from '#domain/texts/word-check.ts'

/** What is for sale or shown although the law wants more of it: products with their fields, languages as `fr privacy`. */
export type OpenDuties = {
  products: { id: number; name: string; missing: string[] }[]
  languages: string[]
}

/** Words in a text of an editor that a shop is warned of: the item that the text belongs to, with the collection and field in which it stands. */
export type WarnedWords = {
  item: { collection: string; id: number | string }
  title: string
  place: { collection: string; field: string }
  rule: WordRule
  word: string
}
