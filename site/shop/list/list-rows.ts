import type { RowOf } from '#contract/model/row-of.ts'
import type { AllowedFilters } from '#domain/goods/allowed-filters.ts'
import type { PageRequest } from '../../data/page-request.ts'

// What a product list is filtered by, in the shape of the items call.

const named = <const Level extends string>(level: Level) =>
  [`${level}id`, `${level}display_name`, `${level}sort`, `${level}translations.*`] as const

const CATEGORY_FIELDS = [...named(''), 'slug', 'former_slugs', ...named('subcategories.')] as const
const MANUFACTURER_FIELDS = ['id', 'display_name', 'slug', 'brand'] as const
const ATTRIBUTE_FIELDS = [...named(''), ...named('attribute_group.')] as const
const TAG_FIELDS = ['id', 'display_name', 'translations.*'] as const

export type CategoryRow = RowOf<'ecommerce_category', typeof CATEGORY_FIELDS>
export type ListManufacturerRow = RowOf<'ecommerce_manufacturer', typeof MANUFACTURER_FIELDS>
export type ListAttributeRow = RowOf<'ecommerce_attribute', typeof ATTRIBUTE_FIELDS>
const BRANCH_FIELDS = ['id', 'display_name', 'translations.*'] as const

export type BranchNameRow = RowOf<'branch', typeof BRANCH_FIELDS>
export type TagRow = RowOf<'ecommerce_tag', typeof TAG_FIELDS>

export type ListRows = {
  categories: CategoryRow[]
  manufacturers: ListManufacturerRow[]
  attributes: ListAttributeRow[]
  tags: TagRow[]
  /** Empty where there is one house. */
  branches: BranchNameRow[]
}

/** Loads what a project's products can be filtered by: all attributes, or those of the groups that the shop allows (SPEC 7). */
export async function loadListRows({ sdk, project }: PageRequest, { attribute }: AllowedFilters): Promise<ListRows> {
  const filter = { 'project.domain': project.domain }
  const [categories, manufacturers, attributes, tags, branches] = await Promise.all([
    sdk.items('ecommerce_category').read({
      filter,
      fields: CATEGORY_FIELDS,
      limit: -1,
    }),
    sdk.items('ecommerce_manufacturer').read({
      filter,
      fields: MANUFACTURER_FIELDS,
      limit: -1,
    }),
    sdk.items('ecommerce_attribute').read({
      filter: {
        'attribute_group.project.domain': project.domain,
        attribute_group: typeof attribute === 'boolean' ? undefined : { in: attribute },
      },
      fields: ATTRIBUTE_FIELDS,
      limit: -1,
    }),
    sdk.items('ecommerce_tag').read({ filter, fields: TAG_FIELDS, limit: -1 }),
    sdk.items('branch').read({ filter, fields: BRANCH_FIELDS, sort: ['sort'], limit: -1 }),
  ])
  return {
    categories: categories.data,
    manufacturers: manufacturers.data,
    attributes: attributes.data,
    tags: tags.data,
    branches: branches.data.length > 1 ? branches.data : [],
  }
}
