import { type ListContext, listQuery } from '#domain/goods/list-context.ts'

/** The query of a list in its one form (domain/paths/page-query.ts), with its question mark; empty for a list without any. */
export function listSearch(context: ListContext, search: string): string {
  const query = listQuery(context)
  if (search) query.set('q', search)
  return query.size > 0 ? `?${query}` : ''
}

/** The address of a list. */
export const listHref = (path: string, context: ListContext, search: string): string =>
  path + listSearch(context, search)
