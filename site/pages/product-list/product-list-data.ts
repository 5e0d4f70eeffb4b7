import type { PageRequest } from '../../data/page-request.ts'
import { storeMeta } from '../store-meta.ts'

export async function productListData(request: PageRequest) {
  return { data: null, meta: storeMeta('list', request) }
}
