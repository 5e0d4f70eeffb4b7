import { regionName } from '#domain/texts/region-name.ts'
import type { PageRequest } from './page-request.ts'

/** What a country that goods are delivered to is called: the editors' own name in the first language of the site, else the usual one. */
export const deliveryCountryName = (
  { display_name, country_code }: { readonly display_name: string; readonly country_code: string },
  { language, first }: Pick<PageRequest, 'language' | 'first'>,
): string => (language === first ? display_name : (regionName(country_code, language) ?? display_name))
