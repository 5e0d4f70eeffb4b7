import type { Language } from '#domain/texts/language.ts'
import type { PageRequest } from '../data/page-request.ts'

const names: Record<'shop' | 'range', Record<Language, string>> = {
  shop: { de: 'Onlineshop', en: 'Online shop', fr: 'Boutique en ligne' },
  range: { de: 'Sortiment', en: 'Our range', fr: 'Notre sélection' },
}

/** What the list of all products is called: a shop only as long as there is one (`enable_cart`, SPEC 1). */
export async function storeName({ settings, language }: Pick<PageRequest, 'settings' | 'language'>): Promise<string> {
  return names[(await settings)?.enable_cart ? 'shop' : 'range'][language]
}
