/** What may stand in a query: plain values, lists and nested objects of them. `undefined` is left out. */
export type QueryValue = string | number | boolean | undefined | readonly QueryValue[] | { [key: string]: QueryValue }

/**
 * Serialises a query as the backend reads it (CONTRACTS 2): lists as `key[0]=…`, objects as `key[name]=…`, values
 * percent-encoded. An empty list becomes `key=`, so that a filter by nothing is never silently dropped.
 */
export function queryString(query: { [key: string]: QueryValue }): string {
  return Object.entries(query)
    .flatMap(([key, value]) => pairs(encodeURIComponent(key), value))
    .join('&')
}

function pairs(key: string, value: QueryValue): string[] {
  if (value === undefined) return []
  if (typeof value !== 'object') return [`${key}=${encodeURIComponent(value)}`]
  const entries = Object.entries(value)
  if (entries.length === 0) return Array.isArray(value) ? [`${key}=`] : []
  return entries.flatMap(([name, inner]) => pairs(`${key}[${encodeURIComponent(name)}]`, inner))
}
