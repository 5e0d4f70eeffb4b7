import type { Language } from '#domain/texts/language.ts'

type Labels = Record<Language, string>

/** Headings of the legal blocks (SPEC 2) that have one. */
export const blockHeadings = {
  legal_authority: { de: 'Aufsichtsbehörde', en: 'Supervisory authority', fr: 'Autorité de contrôle' },
  insurance: {
    de: 'Berufshaftpflichtversicherung',
    en: 'Professional liability insurance',
    fr: 'Assurance responsabilité civile professionnelle',
  },
  disputes: {
    de: 'Verbraucherstreitbeilegung',
    en: 'Consumer dispute resolution',
    fr: 'Règlement des litiges de consommation',
  },
  image_sources: { de: 'Bildnachweise', en: 'Picture credits', fr: 'Crédits photographiques' },
  data_protection: {
    de: 'Gesetzlich vorgeschriebene/r Datenschutzbeauftragte/r',
    en: 'Mandatory data protection officer',
    fr: 'Délégué à la protection des données (obligatoire)',
  },
  rolex: { de: 'Rolex auf dieser Website', en: 'Rolex on this website', fr: 'Rolex sur ce site' },
} as const satisfies Record<string, Labels>

/** Labels of the imprint's and the legal pages' sidebar (SPEC 2); those of the representatives are in domain/company/company.ts. */
export const factLabels = {
  owner: { de: 'Anbieter', en: 'Provider', fr: 'Éditeur' },
  contact: { de: 'Kontakt', en: 'Contact', fr: 'Contact' },
  register: { de: 'Registereintrag', en: 'Register entry', fr: 'Registre' },
  vatId: {
    de: 'Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG',
    en: 'VAT identification number pursuant to § 27a of the German VAT Act',
    fr: 'Numéro de TVA intracommunautaire (§ 27a UStG)',
  },
  taxNumber: { de: 'Steuernummer', en: 'Tax number', fr: 'Numéro fiscal' },
  economicId: {
    de: 'Wirtschafts-Identifikationsnummer',
    en: 'German business identification number (W-IdNr.)',
    fr: 'Numéro d’identification économique (W-IdNr.)',
  },
} as const satisfies Record<string, Labels>
