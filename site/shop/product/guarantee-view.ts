import { garanOf } from '#domain/goods/garan.ts'
import { webAddress } from '#domain/paths/web-address.ts'
import type { Language } from '#domain/texts/language.ts'
import { assetUrl } from '#sdk/assets.ts'
import { imageView } from '../../data/image-view.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { GaranRow, ProductPageRow } from './product-rows.ts'
import type { GuaranteeView } from './product-view.ts'

const names: Record<Language, { label: string; plain: string; colon: string; years: string; terms: string }> = {
  de: {
    label: 'Haltbarkeitsgarantie des Herstellers',
    plain: 'Herstellergarantie',
    colon: ': ',
    years: 'Jahre',
    terms: 'Garantiebedingungen',
  },
  en: {
    label: 'Producer’s guarantee of durability',
    plain: 'Producer’s guarantee',
    colon: ': ',
    years: 'years',
    terms: 'Guarantee terms',
  },
  fr: {
    label: 'Garantie de durabilité du producteur',
    plain: 'Garantie du producteur',
    colon: '\u00a0: ',
    years: 'ans',
    terms: 'Conditions de garantie',
  },
}

/**
 * The producer's guarantee of durability: its official label, with what stands on it in words, or the words alone.
 * Nothing is drawn here that looks like the label. Undefined without a guarantee of more than two years.
 */
export function guaranteeView(product: ProductPageRow, { language, first }: PageRequest): GuaranteeView | undefined {
  const garan = garanOf<GaranRow>(product, product.manufacturer?.brand)
  if (!garan) return undefined
  const { label, plain, colon, years, terms } = names[language]
  const facts = [`${garan.garan_years} ${years}`, garan.garan_brand, garan.garan_model].filter(Boolean).join(', ')
  const picture = imageView(garan.garan_label, language, first)
  const termsUrl = webAddress(garan.guarantee_terms_url)
  return {
    text: (picture ? label : plain) + colon + facts,
    label:
      picture && garan.garan_label
        ? { image: { ...picture, alt: label + colon + facts }, href: assetUrl('', garan.garan_label) }
        : undefined,
    terms: termsUrl && { label: terms, href: termsUrl.href },
  }
}
