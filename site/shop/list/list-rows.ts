import type { AllowedFilters } from '#domain/goods/allowed-filters.ts'
import type { Translation } from '#domain/texts/language.ts'
import type { PageRequest } from '../../data/page-request.ts'

// What a product list is filtered by, in the shape of the items call.

type Named = {
  id: number
  display_name: string
  sort: number | null
  translations: (Translation & { display_name?: string | null; description?: string | null })[]
}

export type CategoryRow = Named & { slug: string; subcategories: Named[] }

export type ListManufacturerRow = { id: number; display_name: string; slug: string; brand: number | null }

export type ListAttributeRow = Named & { attribute_group: Named }

export type TagRow = Pick<Named, 'id' | 'display_name' | 'translations'>

export type ListRows = {
  categories: CategoryRow[]
  manufacturers: ListManufacturerRow[]
  attributes: ListAttributeRow[]
  tags: TagRow[]
}

const named = (level = '') => ['id', 'display_name', 'sort', 'translations.*'].map((name) => level + name)

/** Loads what a project's products can be filtered by: all attributes, or those of the groups that the shop allows (SPEC 7). */
export async function loadListRows({ sdk, project }: PageRequest, { attribute }: AllowedFilters): Promise<ListRows> {
  const filter = { 'project.domain': project.domain }
  const [categories, manufacturers, attributes, tags] = await Promise.all([
    sdk.items<CategoryRow>('ecommerce_category').read({
      filter,
      fields: [...named(), 'slug', ...named('subcategories.')],
      limit: -1,
    }),
    sdk.items<ListManufacturerRow>('ecommerce_manufacturer').read({
      filter,
      fields: ['id', 'display_name', 'slug', 'brand'],
      limit: -1,
    }),
    sdk.items<ListAttributeRow>('ecommerce_attribute').read({
      filter: {
        'attribute_group.project.domain': project.domain,
        attribute_group: typeof attribute === 'boolean' ? undefined : { in: attribute },
      },
      fields: [...named(), ...named('attribute_group.')],
      limit: -1,
    }),
    sdk.items<TagRow>('ecommerce_tag').read({ filter, fields: ['id', 'display_name', 'translations.*'], limit: -1 }),
  ])
  return {
    categories: categories.data,
    manufacturers: manufacturers.data,
    attributes: attributes.data,
    tags: tags.data,
  }
}
