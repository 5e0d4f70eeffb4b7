import type { DescribedCollection } from '#contract/wire/described-model.ts'
import type { TextKey } from '../i18n/use-text.ts'
import { may, mayDelete, ownsInstallation, type Workplace } from '../workplace/workplace.ts'

export interface MenuSection {
  readonly title: TextKey
  readonly entries: readonly string[]
  /** Open until somebody closes it: what is done every day. */
  readonly isDaily?: true
  /** The areas of the model whose collections stand here where no section names them. */
  readonly areas?: readonly string[]
  /** Entries that belong to no collection, and who sees them. */
  readonly further?: readonly FurtherEntry[]
}

export interface FurtherEntry {
  readonly path: string
  readonly title: TextKey
  readonly isFor: (workplace: Workplace) => boolean
}

const sells = (workplace: Workplace) => may(workplace, 'update', 'ecommerce_order')
/** A customer belongs to no branch. */
export const servesAll = (workplace: Workplace) => sells(workplace) && workplace.user.branch === null
const isAdministrator = ({ user }: Workplace) => user.role === 'administrator'

/** The menu in six groups: what is done daily first. */
export const menuSections: readonly MenuSection[] = [
  {
    title: 'menu.sales',
    isDaily: true,
    entries: ['ecommerce_order', 'ecommerce_product', 'ecommerce_reservation', 'ecommerce_withdrawal'],
    further: [
      { path: '/collect', title: 'collect.title', isFor: sells },
      { path: '/reports', title: 'report.title', isFor: sells },
    ],
  },
  {
    title: 'menu.customers',
    entries: [
      'contact_request',
      'ecommerce_request',
      'event_signup',
      'ecommerce_product_rating',
      'ecommerce_rating_report',
      'newsletter_subscription',
      'stock_notice',
    ],
    further: [
      { path: '/customers', title: 'customers.title', isFor: servesAll },
      { path: '/persons', title: 'persons.title', isFor: (workplace) => may(workplace, 'delete', 'contact_request') },
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
      'ecommerce_related_rule',
      'ecommerce_search_word',
      'ecommerce_missed_search',
    ],
    further: [
      { path: '/till', title: 'till.title', isFor: (workplace) => may(workplace, 'update', 'ecommerce_product') },
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
    further: [
      { path: '/mail-texts', title: 'mailTexts.title', isFor: (workplace) => may(workplace, 'update', 'mail_text') },
      { path: '/guide', title: 'guide.title', isFor: (workplace) => may(workplace, 'update', 'project') },
      { path: '/api-keys', title: 'keys.title', isFor: isAdministrator },
      { path: '/webhooks', title: 'webhooks.title', isFor: isAdministrator },
      { path: '/bin', title: 'bin.title', isFor: mayDelete },
      { path: '/backup', title: 'backup.title', isFor: ownsInstallation },
      { path: '/websites', title: 'websites.all', isFor: ownsInstallation },
      { path: '/new-website', title: 'websites.new', isFor: ownsInstallation },
    ],
  },
]

/** What is no collection of the content, and for administrators alone. */
const ADMINISTRATORS: readonly string[] = ['connections', 'users', 'roles', 'activity']

/** What is only looked at. */
const READ_ONLY: readonly string[] = [
  'mail',
  'newsletter_subscription',
  'stock_notice',
  'consent_log',
  'ecommerce_missed_search',
]

const NAMED = new Set(menuSections.flatMap(({ entries }) => entries))

const knownParts = new WeakMap<Workplace['model'], ReadonlySet<string>>()

/** The collections whose rows are edited in the form of another: found once, for the menu asks with every screen. */
function partsOf(model: Workplace['model']): ReadonlySet<string> {
  const known = knownParts.get(model)
  if (known) return known
  const fields = [...model.values()].flatMap((collection) => Object.values(collection.fields))
  const parts = new Set(
    fields.flatMap(({ type, target, by }) =>
      type === 'o2m' && target && model.get(target)?.owners.includes(String(by)) ? [target] : [],
    ),
  )
  knownParts.set(model, parts)
  return parts
}

/** Collections of an area that no section names: each that stands for itself in a project. So does one that is new. */
const othersOf = ({ model }: Workplace, areas: readonly string[]): string[] =>
  [...model.values()]
    .filter(({ collection, area, owners }: DescribedCollection) => {
      const isListed = NAMED.has(collection) || partsOf(model).has(collection)
      return areas.includes(area) && owners.includes('project') && !isListed
    })
    .map(({ collection }) => collection)

/** The entries of a section that the person can do something with. */
export const entriesFor = (workplace: Workplace, { entries, areas = [] }: MenuSection): string[] =>
  [...entries, ...othersOf(workplace, areas)].filter((name) => {
    if (ADMINISTRATORS.includes(name)) return workplace.user.role === 'administrator'
    return may(workplace, READ_ONLY.includes(name) ? 'read' : 'update', name)
  })
