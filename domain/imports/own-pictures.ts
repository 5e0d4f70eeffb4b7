import { type Language, languages } from '../texts/language.ts'
import { listIn } from './import-table.ts'
import type { ImportedPicture } from './imported-product.ts'

/** Divides the alternative texts of a cell, one for each picture, in their order. */
const MARK = '|'

const textsIn = (cell: string | undefined): string[] => (cell ?? '').split(MARK).map((text) => text.trim())

/** Alternative texts as a cell lists them. */
export const altsCell = (texts: readonly string[]): string =>
  texts.some(Boolean) ? texts.map((text) => text.replaceAll(/\s*[|\s]\s*/g, ' ').trim()).join(` ${MARK} `) : ''

/** The pictures that a line lists under `images`, each with what `image_alts` and `image_alts.en` say at its place; undefined without such a column. */
export function ownPictures(values: ReadonlyMap<string, string>): ImportedPicture[] | undefined {
  const images = values.get('images')
  if (images === undefined) return undefined
  const own = textsIn(values.get('image_alts'))
  const translated = languages.flatMap((language) => {
    const cell = values.get(`image_alts.${language}`)
    return cell ? [[language, textsIn(cell)] as const] : []
  })
  return listIn(images.replaceAll(/[|\n;]/g, ',')).map((address, at): ImportedPicture => {
    const alts: Partial<Record<Language, string>> = {}
    for (const [language, texts] of translated) if (texts[at]) alts[language] = texts[at]
    return { address, ...(own[at] && { alt: own[at] }), ...(Object.keys(alts).length > 0 && { alts }) }
  })
}
