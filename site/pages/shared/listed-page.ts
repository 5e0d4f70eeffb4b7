import type { PageRequest } from '../../data/page-request.ts'
import { listQueryOf, listStatus } from '../../shop/list/list-address.ts'
import { itemList } from '../../shop/list/list-json-ld.ts'
import type { ListPlace } from '../../shop/list/list-place.ts'
import { loadList } from '../../shop/list/load-list.ts'

/** What a list adds to the page that it stands on; null where there is nothing to list. */
export async function listedPage(request: PageRequest, place: ListPlace | null) {
  if (!place) return null
  const { view, rows, isEmpty, movedTo } = await loadList(request, place)
  if (isEmpty) return null
  const { query, isIndexed } = listQueryOf(view, rows, request.language)
  return {
    list: view,
    status: listStatus(view),
    query,
    movedTo,
    noindex: isIndexed ? undefined : true,
    structuredData: isIndexed ? [itemList(view.products, `https://${request.project.domain}`)] : [],
  }
}
