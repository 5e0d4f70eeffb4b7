import { foldText } from '../texts/fold-text.ts'

/** What a search engine or marketplace wants to know of goods by a name of its own. */
export type Trait = 'size' | 'color' | 'material'

const WORDS: Record<Trait, readonly string[]> = {
  size: [
    'Ringweite',
    'Größe',
    'Ringgröße',
    'Länge',
    'Weite',
    'Umfang',
    'size',
    'ring size',
    'length',
    'taille',
    'longueur',
    'tour de doigt',
  ],
  color: ['Farbe', 'Farben', 'colour', 'color', 'couleur'],
  material: ['Material', 'Metall', 'Edelmetall', 'Legierung', 'metal', 'alloy', 'matière', 'alliage'],
}

const TRAITS: ReadonlyMap<string, Trait> = new Map(
  (Object.keys(WORDS) as Trait[]).flatMap((trait) => WORDS[trait].map((word) => [foldText(word), trait] as const)),
)

/** What a shop's own word for a choice or a group of attributes stands for, in any language; undefined for any other word. */
export const traitOf = (label: string | null | undefined): Trait | undefined =>
  label ? TRAITS.get(foldText(label).trim()) : undefined

const RING_WORDS = ['Ringweite', 'Ringgröße', 'ring size', 'tour de doigt'].map(foldText)

/** Whether a size is one of rings by the inner circumference in millimetres, as all of Europe counts: `54`, `54,5`, `54 mm`. */
export const isRingSize = (label: string | null | undefined, value: string | undefined): boolean =>
  /^[4-7]\d([.,]\d)?( mm)?$/.test(value ?? '') && RING_WORDS.includes(foldText(label ?? '').trim())
