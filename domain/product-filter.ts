import type { ListFilters } from './list-context.ts'
import { euroOf } from './money.ts'

/** One condition of an items call (SPEC 7); money in euro, as on the wire. */
export interface Condition {
  field: string
  op: 'eq' | 'in' | 'contains' | 'gte' | 'lte'
  value: string | number | readonly number[]
}

function among(field: string, ids: readonly number[]): Condition[] {
  return ids.length > 0 ? [{ field, op: 'in', value: ids }] : []
}

function categoryCondition(category: string | number): Condition {
  return { field: typeof category === 'string' ? 'category.slug' : 'category', op: 'eq', value: category }
}

/**
 * The conditions of a product list (SPEC 4, 5): published products only; a category given as text by its slug, otherwise by its
 * id; manufacturers, subcategories and attributes by their ids; a tag by what it contains; prices between the bounds.
 */
export function productConditions(filters: ListFilters): Condition[] {
  const { category, manufacturers, subcategories, attributes, tag, priceFrom, priceTo } = filters
  return [
    { field: 'status', op: 'eq', value: 'published' },
    ...(category === null ? [] : [categoryCondition(category)]),
    ...among('manufacturer', manufacturers),
    ...among('subcategories.subcategory_id', subcategories),
    ...among('attributes.attribute', attributes),
    ...(tag === null ? [] : [{ field: 'tags.tag_id.display_name', op: 'contains', value: tag } as const]),
    ...(priceFrom === null ? [] : [{ field: 'price_brutto', op: 'gte', value: euroOf(priceFrom) } as const]),
    ...(priceTo === null ? [] : [{ field: 'price_brutto', op: 'lte', value: euroOf(priceTo) } as const]),
  ]
}
