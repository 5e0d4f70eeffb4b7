import { expect, test } from 'vitest'
import { type ComplianceFacts, complianceProfiles, type Duty, missingDuties } from './compliance.ts'

const whole: ComplianceFacts = {
  profile: 'none',
  hasImage: true,
  referenceNumber: 'BZ-1',
  hasPrice: true,
  maker: {
    postalAddress: 'Hauptstraße 1, 20095 Hamburg',
    electronicAddress: 'mail@maker.example',
    isOutsideEu: false,
    hasResponsible: false,
    weeeNumber: null,
  },
  hasBattery: false,
  fineness: null,
  isPlated: false,
  pearlKind: null,
  fibreComposition: null,
  leather: null,
  protectedSpecies: null,
  roadEquipment: null,
  hasEssentials: false,
  untranslated: { leather: [], fibre_composition: [], hazard_statements: [], warnings: [] },
  hasContent: false,
  hazardsKnown: false,
  warnings: null,
  garanYears: null,
  hasGaranLabel: false,
}

/** What each kind of goods asks for beyond what all do. */
const asked: Record<(typeof complianceProfiles)[number], Duty[]> = {
  mechanical_watch: ['attributes'],
  quartz_watch: ['attributes', 'has_battery', 'manufacturer.weee_reg_no'],
  jewellery: ['fineness'],
  pearls: ['pearl_kind'],
  leather: ['leather'],
  home_textile: ['fibre_composition'],
  fragrance: ['content_amount', 'hazard_statements'],
  optics: ['warnings'],
  bicycle: ['road_equipment', 'warnings'],
  none: [],
}

test.each(complianceProfiles)('%s asks for exactly what the law asks of goods of its kind', (profile) => {
  expect(missingDuties({ ...whole, profile })).toEqual(asked[profile])
})

test('every product needs its maker with both addresses, a picture, a number and a price', () => {
  const bare = { ...whole, maker: null, hasImage: false, referenceNumber: ' ', hasPrice: false }
  expect(missingDuties(bare)).toEqual(['manufacturer', 'images', 'reference_number', 'price_brutto'])
  const maker = {
    postalAddress: null,
    electronicAddress: '',
    isOutsideEu: true,
    hasResponsible: false,
    weeeNumber: null,
  }
  expect(missingDuties({ ...whole, maker })).toEqual([
    'manufacturer.postal_address',
    'manufacturer.e_address',
    'manufacturer.eu_responsible',
  ])
})

test('what is asked for is asked for in each language of the site, and a text of one’s own will is not', () => {
  const untranslated = { ...whole.untranslated, warnings: ['en', 'fr'] as const, leather: ['fr'] as const }
  const ride = {
    ...whole,
    profile: 'bicycle',
    roadEquipment: 'complete',
    warnings: 'Helm tragen.',
    untranslated,
  } as const
  expect(missingDuties(ride)).toEqual(['warnings.en', 'warnings.fr'])
  expect(missingDuties({ ...ride, profile: 'none' })).toEqual([])
})

test('leather of a protected species is not for sale without its document, on a watch neither', () => {
  const strap = { ...whole, profile: 'mechanical_watch', hasEssentials: true, leather: 'Alligatorleder' } as const
  expect(missingDuties(strap)).toEqual(['protected_species'])
  expect(missingDuties({ ...strap, protectedSpecies: 'Alligator mississippiensis, DE-1' })).toEqual([])
})

test('a battery asks for the registration number of its maker, whatever the goods are', () => {
  expect(missingDuties({ ...whole, hasBattery: true })).toEqual(['manufacturer.weee_reg_no'])
})

test('plated goods must carry no figure of fineness, and a guarantee without its official label is not for sale', () => {
  expect(missingDuties({ ...whole, profile: 'jewellery', isPlated: true })).toEqual([])
  expect(missingDuties({ ...whole, isPlated: true, fineness: '750' })).toEqual(['is_plated'])
  expect(missingDuties({ ...whole, garanYears: 5 })).toEqual(['garan_label'])
  expect(missingDuties({ ...whole, garanYears: 5, hasGaranLabel: true })).toEqual([])
})
