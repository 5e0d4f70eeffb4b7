import type { Language } from '../texts/language.ts'

/** What the law wants told of goods before they are ordered, besides their attributes. */
export interface GoodsFacts {
  readonly fineness: string | null
  readonly isPlated: boolean
  readonly pearlKind: 'natural' | 'cultured' | 'imitation' | null
  /** In the language asked for. */
  readonly fibreComposition: string | null
  readonly hasBattery: boolean
}

type Words = Record<
  'fineness' | 'surface' | 'plated' | 'pearls' | 'natural' | 'cultured' | 'imitation' | 'fibres' | 'battery' | 'bin',
  string
>

const words: Record<Language, Words> = {
  de: {
    fineness: 'Feingehalt',
    surface: 'Oberfläche',
    plated: 'vergoldet oder plattiert',
    pearls: 'Perlen',
    natural: 'Naturperlen',
    cultured: 'Zuchtperlen',
    imitation: 'Nachahmung',
    fibres: 'Faserzusammensetzung',
    battery: 'Batterie',
    bin: 'enthalten; nicht in den Hausmüll, Rückgabe kostenlos in unserem Laden',
  },
  en: {
    fineness: 'Fineness',
    surface: 'Surface',
    plated: 'plated',
    pearls: 'Pearls',
    natural: 'natural pearls',
    cultured: 'cultured pearls',
    imitation: 'imitation',
    fibres: 'Fibre composition',
    battery: 'Battery',
    bin: 'included; not for household waste, free return in our shop',
  },
  fr: {
    fineness: 'Titre',
    surface: 'Surface',
    plated: 'plaqué',
    pearls: 'Perles',
    natural: 'perles fines',
    cultured: 'perles de culture',
    imitation: 'imitation',
    fibres: 'Composition des fibres',
    battery: 'Pile',
    bin: 'incluse ; à ne pas jeter avec les ordures, reprise gratuite dans notre magasin',
  },
}

const PLATED = /vergold|versilber|plattier|plated|plaqu|doré|argenté/i

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

/**
 * These facts in words, the same on the product's page, in the cart, the review, the order and its papers. `said` are the attributes that
 * stand beside them: what one of them says already is not said twice. (FeinGehG, Reg. (EU) 1007/2011, BattDG)
 */
export function goodsFactsInWords(
  facts: GoodsFacts,
  language: Language,
  said: readonly string[] = [],
): { name: string; value: string }[] {
  const text = words[language]
  const { fineness } = facts
  const isFinenessSaid = said.some((value) => fineness !== null && numbersIn(value).includes(fineness.trim()))
  const rows: [string, string | null | false][] = [
    [text.fineness, facts.isPlated || isFinenessSaid ? null : fineness],
    [text.surface, facts.isPlated && !said.some((value) => PLATED.test(value)) && text.plated],
    [text.pearls, facts.pearlKind && text[facts.pearlKind]],
    [text.fibres, facts.fibreComposition],
    [text.battery, facts.hasBattery && text.bin],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
