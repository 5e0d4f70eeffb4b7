import { webAddress } from '#domain/paths/web-address.ts'
import { withLocalCountry } from '#domain/texts/country-line.ts'
import { parseEmail } from '#domain/texts/email.ts'
import { localeOf } from '#domain/texts/language.ts'
import { perLanguage } from '#domain/texts/per-language.ts'
import { assetUrl } from '#sdk/assets.ts'
import { localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { AddressedRow, ProductPageRow } from './product-rows.ts'
import type { AddressedView, SafetyView } from './product-view.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function addressed(
  { name, postal_address, e_address }: AddressedRow,
  { language, first }: PageRequest,
): AddressedView | undefined {
  const contact = textOf(e_address)
  const lines = withLocalCountry(textOf(postal_address), first, language).split(/\s*\n\s*/)
  if (!textOf(name) && !lines[0] && !contact) return undefined
  const href = parseEmail(contact) ? `mailto:${contact}` : webAddress(contact)?.href
  return {
    name: textOf(name),
    lines: lines.filter((line) => line !== ''),
    ...(contact && { contact: contact.replace(/^https?:\/\/|\/$/g, '') }),
    ...(href && { href }),
  }
}

const documentsHeading = perLanguage(
  (language) =>
    ({
      de: 'Anleitungen und Sicherheitsblätter',
      en: 'Instructions and safety sheets',
      fr: 'Notices et fiches de sécurité',
    })[language],
)

const sizes = perLanguage(
  (language) =>
    new Intl.NumberFormat(localeOf[language], { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
)

/** The files of a product, each named with its kind and size: nobody has to open one to learn what it is. */
function documentsView({ documents }: ProductPageRow, request: PageRequest): SafetyView['documents'] {
  const { language } = request
  const links = documents
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ file }) => {
      const name = file.title || file.filename.replace(/\.[a-z\d]+$/i, '')
      const kind = file.type.split('/').at(-1)?.toUpperCase()
      const size = sizes(language).format(Math.max(1, Math.round(file.size / 1000)))
      return { label: `${name} (${kind}, ${size})`, href: assetUrl('', file) }
    })
  return links.length > 0 ? { heading: documentsHeading(language), links } : undefined
}

/**
 * Who answers for a product, and what one has to be warned of (Art. 19 GPSR, Art. 48 CLP): the manufacturer with postal and
 * electronic address, who is responsible in the EU, warnings, hazard labels, files. Undefined when nothing of it is known.
 */
export function safetyView(product: ProductPageRow, request: PageRequest): SafetyView | undefined {
  const { manufacturer, hazard_pictograms, signal_word } = product
  const warnings = localText(product, 'warnings', request)
  const statements = localText(product, 'hazard_statements', request)
  const pictograms = (hazard_pictograms ?? []).filter((code) => typeof code === 'string')
  const maker =
    manufacturer && (manufacturer.postal_address || manufacturer.e_address)
      ? addressed({ ...manufacturer, name: manufacturer.display_name }, request)
      : undefined
  const found: SafetyView = {
    manufacturer: maker,
    responsible: manufacturer?.eu_responsible ? addressed(manufacturer.eu_responsible, request) : undefined,
    warnings: warnings?.text,
    hazards:
      pictograms.length > 0 || signal_word || statements
        ? {
            pictograms,
            signalWord: signal_word ?? undefined,
            statements: statements?.text,
          }
        : undefined,
    documents: documentsView(product, request),
    lang: warnings?.lang ?? statements?.lang,
  }
  return Object.values(found).some((part) => part !== undefined) ? found : undefined
}
