import type { Language } from '../texts/language.ts'

/** What the law wants told of goods before they are ordered, besides their attributes. */
export interface GoodsFacts {
  readonly fineness: string | null
  readonly isPlated: boolean
  readonly pearlKind: 'natural' | 'cultured' | 'imitation' | null
  /** In the language asked for. */
  readonly fibreComposition: string | null
  /** In the language asked for. */
  readonly leather: string | null
  readonly protectedSpecies: string | null
  readonly roadEquipment: 'complete' | 'incomplete' | null
  readonly hasBattery: boolean
}

type Words = Record<
  | ('fineness' | 'surface' | 'plated' | 'pearls' | 'natural' | 'cultured' | 'imitation' | 'fibres' | 'battery' | 'bin')
  | ('leather' | 'species' | 'road' | 'complete' | 'incomplete'),
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
    leather: 'Leder',
    species: 'Geschützte Art',
    road: 'Im Straßenverkehr',
    complete: 'ausgestattet nach der StVZO',
    incomplete: 'nicht zugelassen: Es fehlt Ausstattung nach der StVZO',
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
    leather: 'Leather',
    species: 'Protected species',
    road: 'On public roads',
    complete: 'equipped as German road law (StVZO) asks',
    incomplete: 'not allowed in Germany: equipment that road law (StVZO) asks for is missing',
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
    leather: 'Cuir',
    species: 'Espèce protégée',
    road: 'Sur la voie publique',
    complete: 'équipé selon le code de la route allemand (StVZO)',
    incomplete: 'non autorisé en Allemagne : il manque l’équipement exigé par le code de la route (StVZO)',
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
    [text.leather, facts.leather],
    [text.species, facts.protectedSpecies],
    [text.road, facts.roadEquipment && text[facts.roadEquipment]],
    [text.battery, facts.hasBattery && text.bin],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
