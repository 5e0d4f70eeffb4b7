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
  readonly hasContent: boolean
  /** Hazards by the CLP regulation, or that there are none. */
  readonly hazardsKnown: boolean
  readonly warnings: string | null
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
  | 'content_amount'
  | 'hazard_statements'
  | 'warnings'
  | 'garan_label'

const isEmpty = (text: string | null) => text === null || text.trim() === ''

/** Devices of their own, whose maker has to be registered (§ 6 ElektroG). */
const ELECTRIC: readonly (ComplianceProfile | null)[] = ['quartz_watch']

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
  ['content_amount', ({ profile, hasContent }) => profile === 'fragrance' && !hasContent],
  ['hazard_statements', ({ profile, hazardsKnown }) => profile === 'fragrance' && !hazardsKnown],
  ['warnings', ({ profile, warnings }) => profile === 'optics' && isEmpty(warnings)],
  ['garan_label', ({ garanYears, hasGaranLabel }) => garanYears !== null && !hasGaranLabel],
]

/** The duties that a product for sale does not meet, in the order in which a form asks. (Art. 19 GPSR and the laws of its kind) */
export const missingDuties = (facts: ComplianceFacts): Duty[] =>
  RULES.flatMap(([duty, isMissing]) => (isMissing(facts) ? [duty] : []))
