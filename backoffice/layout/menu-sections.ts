import type { TextKey } from '../i18n/use-text.ts'
import { may, type Workplace } from '../workplace/workplace.ts'

export interface MenuSection {
  readonly title: TextKey
  readonly entries: readonly string[]
}

/** The order of the menu: what is done daily first. */
export const menuSections: readonly MenuSection[] = [
  {
    title: 'menu.sales',
    entries: [
      'ecommerce_order',
      'ecommerce_withdrawal',
      'contact_request',
      'ecommerce_request',
      'ecommerce_product_rating',
    ],
  },
  {
    title: 'menu.catalogue',
    entries: [
      'ecommerce_product',
      'ecommerce_category',
      'ecommerce_manufacturer',
      'ecommerce_attribute_group',
      'ecommerce_tag',
      'ecommerce_personalization',
      'ecommerce_size_guide',
    ],
  },
  {
    title: 'menu.content',
    entries: [
      'company',
      'branch',
      'page',
      'menu_item',
      'brand',
      'brand_type',
      'files',
      'legal',
      'social_link',
      'widget',
      'consent',
      'redirect',
    ],
  },
  {
    title: 'menu.settings',
    entries: ['ecommerce_settings', 'project', 'theme', 'connections', 'mail', 'users', 'roles', 'activity'],
  },
]

/** What is no collection of the content, and for administrators alone. */
const ADMINISTRATORS: readonly string[] = ['connections', 'users', 'roles', 'activity']

/** What is only looked at. */
const READ_ONLY: readonly string[] = ['mail']

/** The entries of a section that the person can do something with. */
export const entriesFor = (workplace: Workplace, { entries }: MenuSection): string[] =>
  entries.filter((name) => {
    if (ADMINISTRATORS.includes(name)) return workplace.user.role === 'administrator'
    return may(workplace, READ_ONLY.includes(name) ? 'read' : 'update', name)
  })
