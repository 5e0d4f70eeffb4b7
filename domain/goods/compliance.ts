import type { Language } from '../texts/language.ts'
import { isProtectedLeather } from './protected-leather.ts'

/** Kinds of goods by what the law asks of who sells them. */
export const complianceProfiles = [
  'mechanical_watch',
  'quartz_watch',
  'jewellery',
  'pearls',
  'leather',
  'home_textile',
  'fragrance',
  'optics',
  'bicycle',
  'none',
] as const

export type ComplianceProfile = (typeof complianceProfiles)[number]

/** What pearls are, which a buyer cannot see (§ 5a UWG). */
export const pearlKinds = ['natural', 'cultured', 'imitation'] as const

/** Whether a bicycle has what the road asks for: lights, reflectors, bell, brakes (§§ 63a to 67 StVZO). */
export const roadEquipments = ['complete', 'incomplete'] as const

/** Texts that buyers have to read before they order, each in their own language. */
const TEXTS = ['leather', 'fibre_composition', 'hazard_statements', 'warnings'] as const

export type DutyText = (typeof TEXTS)[number]

/** What is known of a product that is for sale, with its maker and its guarantee. */
export interface ComplianceFacts {
  /** The product's own, else its category's; null where nobody has chosen one. */
  readonly profile: ComplianceProfile | null
  readonly hasImage: boolean
  readonly referenceNumber: string | null
  /** Its own price, or that of a variant. */
  readonly hasPrice: boolean
  readonly maker: {
    readonly postalAddress: string | null
    readonly electronicAddress: string | null
    readonly isOutsideEu: boolean
    /** With name, postal and electronic address. */
    readonly hasResponsible: boolean
    readonly weeeNumber: string | null
  } | null
  readonly hasBattery: boolean
  readonly fineness: string | null
  readonly isPlated: boolean
  readonly pearlKind: string | null
  readonly fibreComposition: string | null
  /** What the leather is of, such as `calf leather, vegetable-tanned`. */
  readonly leather: string | null
  /** Name and document of a protected species that is in the goods (Reg. (EC) 338/97). */
  readonly protectedSpecies: string | null
  readonly roadEquipment: string | null
  /** Attributes of a group that the shop has marked as essential. */
  readonly hasEssentials: boolean
  readonly hasContent: boolean
  /** Hazards by the CLP regulation, or that there are none. */
  readonly hazardsKnown: boolean
  readonly warnings: string | null
  /** The languages of the site in which a text is not written although it is in the first one. */
  readonly untranslated: Readonly<Record<DutyText, readonly Language[]>>
  readonly garanYears: number | null
  readonly hasGaranLabel: boolean
}

/** A duty that is not met, by the field where it is. */
export type Duty =
  | 'manufacturer'
  | 'manufacturer.postal_address'
  | 'manufacturer.e_address'
  | 'manufacturer.eu_responsible'
  | 'manufacturer.weee_reg_no'
  | 'images'
  | 'reference_number'
  | 'price_brutto'
  | 'has_battery'
  | 'fineness'
  | 'is_plated'
  | 'pearl_kind'
  | 'fibre_composition'
  | 'leather'
  | 'protected_species'
  | 'road_equipment'
  | 'attributes'
  | 'content_amount'
  | 'hazard_statements'
  | 'warnings'
  | 'garan_label'
  | `${DutyText}.${Language}`

const isEmpty = (text: string | null) => text === null || text.trim() === ''

/** Devices of their own, whose maker has to be registered (§ 6 ElektroG). */
const ELECTRIC: readonly (ComplianceProfile | null)[] = ['quartz_watch']

/** Goods of which pictures do not show enough: what is in a case, and how large it is (Art. 246a § 1 (1) no. 1 EGBGB). */
const NAMED_BY_ATTRIBUTES: readonly (ComplianceProfile | null)[] = ['mechanical_watch', 'quartz_watch']

/** Goods that are never without words on their safety: sunglasses and lenses, and what is ridden. */
const WARNED: readonly (ComplianceProfile | null)[] = ['optics', 'bicycle']

/** The profiles that ask for a text. */
const ASKING: Readonly<Record<DutyText, readonly (ComplianceProfile | null)[]>> = {
  leather: ['leather'],
  fibre_composition: ['home_textile'],
  hazard_statements: ['fragrance'],
  warnings: WARNED,
}

type Rule = readonly [duty: Duty, isMissing: (facts: ComplianceFacts) => boolean]

/** Each duty with when it is not met; which law asks for it stands in docs/law.md. */
const RULES: readonly Rule[] = [
  ['manufacturer', ({ maker }) => maker === null],
  ['manufacturer.postal_address', ({ maker }) => maker !== null && isEmpty(maker.postalAddress)],
  ['manufacturer.e_address', ({ maker }) => maker !== null && isEmpty(maker.electronicAddress)],
  ['manufacturer.eu_responsible', ({ maker }) => maker?.isOutsideEu === true && !maker.hasResponsible],
  ['images', ({ hasImage }) => !hasImage],
  ['reference_number', ({ referenceNumber }) => isEmpty(referenceNumber)],
  ['price_brutto', ({ hasPrice }) => !hasPrice],
  ['attributes', ({ profile, hasEssentials }) => NAMED_BY_ATTRIBUTES.includes(profile) && !hasEssentials],
  ['has_battery', ({ profile, hasBattery }) => profile === 'quartz_watch' && !hasBattery],
  [
    'manufacturer.weee_reg_no',
    ({ profile, hasBattery, maker }) =>
      (hasBattery || ELECTRIC.includes(profile)) && maker !== null && isEmpty(maker.weeeNumber),
  ],
  ['fineness', ({ profile, fineness, isPlated }) => profile === 'jewellery' && isEmpty(fineness) && !isPlated],
  ['is_plated', ({ fineness, isPlated }) => isPlated && !isEmpty(fineness)],
  ['pearl_kind', ({ profile, pearlKind }) => profile === 'pearls' && isEmpty(pearlKind)],
  ['fibre_composition', ({ profile, fibreComposition }) => profile === 'home_textile' && isEmpty(fibreComposition)],
  ['leather', ({ profile, leather }) => profile === 'leather' && isEmpty(leather)],
  [
    'protected_species',
    ({ leather, protectedSpecies }) => isProtectedLeather(leather ?? '') && isEmpty(protectedSpecies),
  ],
  ['road_equipment', ({ profile, roadEquipment }) => profile === 'bicycle' && isEmpty(roadEquipment)],
  ['content_amount', ({ profile, hasContent }) => profile === 'fragrance' && !hasContent],
  ['hazard_statements', ({ profile, hazardsKnown }) => profile === 'fragrance' && !hazardsKnown],
  ['warnings', ({ profile, warnings }) => WARNED.includes(profile) && isEmpty(warnings)],
  ['garan_label', ({ garanYears, hasGaranLabel }) => garanYears !== null && !hasGaranLabel],
]

/** A text that is asked for is needed in each language of the website. */
const missingTexts = ({ profile, untranslated }: ComplianceFacts): Duty[] =>
  TEXTS.flatMap((name) =>
    ASKING[name].includes(profile) ? untranslated[name].map((language) => `${name}.${language}` as const) : [],
  )

/** The duties that a product for sale does not meet, in the order in which a form asks. (Art. 19 GPSR and the laws of its kind) */
export const missingDuties = (facts: ComplianceFacts): Duty[] => [
  ...RULES.flatMap(([duty, isMissing]) => (isMissing(facts) ? [duty] : [])),
  ...missingTexts(facts),
]
