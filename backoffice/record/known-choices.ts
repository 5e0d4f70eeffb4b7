import type { DescribedField } from '#contract/wire/described-model.ts'
import { widgetNames } from '#domain/company/footer-widgets.ts'
import { hasBrandPages, routeKeys } from '#domain/paths/route-map.ts'

const SOCIAL = ['instagram', 'facebook', 'pinterest', 'youtube', 'tiktok', 'linkedin', 'whatsapp', 'other']

/** Texts that the API takes as they are, and of which only some mean something: a form offers those. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  // The pages of branches are made of these alone.
  'page.name': routeKeys.filter((route) => route !== 'branches'),
  'brand_type.type': routeKeys.filter(hasBrandPages),
  'widget.widget_name': widgetNames,
  'widget.position': ['footer'],
  'social_link.media': SOCIAL,
  'menu_item.type': SOCIAL,
  'ecommerce_settings.default_sort': ['sort', '-created_on', 'price_brutto', '-price_brutto', 'display_name'],
}

/** What a field may hold where that is a choice: what the model names, or what means something; undefined for free texts. */
export function choicesOf(collection: string, field: DescribedField): readonly string[] | undefined {
  return field.choices ?? KNOWN[`${collection}.${field.field}`]
}
