import type { DescribedCollection } from '#contract/wire/described-model.ts'
import type { TextKey } from '../i18n/use-text.ts'
import { may, type Workplace } from '../workplace/workplace.ts'

export interface MenuSection {
  readonly title: TextKey
  readonly entries: readonly string[]
  /** Always open: what is done every day. */
  readonly isDaily?: true
  /** The areas of the model whose collections stand here where no section names them. */
  readonly areas?: readonly string[]
}

/** The order of the menu: what is done daily first, the rest in groups. */
export const menuSections: readonly MenuSection[] = [
  {
    title: 'menu.daily',
    isDaily: true,
    entries: [
      'ecommerce_order',
      'ecommerce_product',
      'contact_request',
      'ecommerce_request',
      'ecommerce_reservation',
      'event_signup',
      'ecommerce_withdrawal',
      'ecommerce_product_rating',
      'ecommerce_rating_report',
      'newsletter_subscription',
    ],
  },
  {
    title: 'menu.catalogue',
    areas: ['catalogue'],
    entries: [
      'ecommerce_category',
      'ecommerce_manufacturer',
      'ecommerce_attribute_group',
      'ecommerce_tag',
      'ecommerce_personalization',
      'ecommerce_size_guide',
      'ecommerce_search_word',
      'ecommerce_missed_search',
    ],
  },
  {
    title: 'menu.content',
    areas: ['content'],
    entries: [
      'page',
      'news',
      'event',
      'menu_item',
      'files',
      'brand',
      'brand_type',
      'social_link',
      'widget',
      'redirect',
    ],
  },
  {
    title: 'menu.company',
    entries: [
      'opening_exception',
      'company',
      'branch',
      'legal',
      'ecommerce_legal_version',
      'ecommerce_legal_source',
      'consent',
      'consent_log',
    ],
  },
  {
    title: 'menu.settings',
    entries: [
      'ecommerce_settings',
      'project',
      'theme',
      'answer_template',
      'connections',
      'mail',
      'users',
      'roles',
      'activity',
    ],
  },
]

/** What is no collection of the content, and for administrators alone. */
const ADMINISTRATORS: readonly string[] = ['connections', 'users', 'roles', 'activity']

/** What is only looked at. */
const READ_ONLY: readonly string[] = ['mail', 'newsletter_subscription', 'consent_log', 'ecommerce_missed_search']

const NAMED = new Set(menuSections.flatMap(({ entries }) => entries))

/** Whether rows of a collection are edited in the form of another. */
const isPart = (model: Workplace['model'], name: string): boolean =>
  [...model.values()].some(({ fields }) =>
    Object.values(fields).some(({ type, target, by }) => {
      return type === 'o2m' && target === name && model.get(name)?.owners.includes(String(by))
    }),
  )

/** Collections of an area that no section names: each that stands for itself in a project. So does one that is new. */
const othersOf = ({ model }: Workplace, areas: readonly string[]): string[] =>
  [...model.values()]
    .filter(({ collection, area, owners }: DescribedCollection) => {
      const isListed = NAMED.has(collection) || isPart(model, collection)
      return areas.includes(area) && owners.includes('project') && !isListed
    })
    .map(({ collection }) => collection)

/** The entries of a section that the person can do something with. */
export const entriesFor = (workplace: Workplace, { entries, areas = [] }: MenuSection): string[] =>
  [...entries, ...othersOf(workplace, areas)].filter((name) => {
    if (ADMINISTRATORS.includes(name)) return workplace.user.role === 'administrator'
    return may(workplace, READ_ONLY.includes(name) ? 'read' : 'update', name)
  })
