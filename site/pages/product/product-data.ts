import type { Translation } from '#domain/language.ts'
import { pickTranslation } from '#domain/language.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { storeMeta } from '../store-meta.ts'

type ProductRow = { display_name: string; translations: (Translation & { display_name?: string | null })[] }

/** A published product by its slug. */
export async function productData(request: PageRequest, _route: string, slug = '') {
  const { sdk, project, language, first } = request
  const product = await sdk.items<ProductRow>('ecommerce_product').first({
    filter: { 'project.domain': project.domain, slug, status: 'published' },
    fields: ['display_name', 'translations.*'],
  })
  if (!product) return null
  const name = pickTranslation(product.translations, language, first)?.display_name || product.display_name
  return { data: null, meta: { ...storeMeta('list', request), title: name } }
}
