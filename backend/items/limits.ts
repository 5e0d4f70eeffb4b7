/** Bounds of what a caller may ask of the items in one request. */
export const LIMITS = {
  /** Characters of the query as sent. */
  query: 8192,
  defaultLimit: 200,
  limit: 500,
  page: 1_000_000,
  fields: 150,
  /** Names in one dotted field, in `fields` and in `filter`. */
  depth: 6,
  /** Relations that one answer follows; each is a statement of its own, and stars multiply them. */
  relations: 60,
  conditions: 20,
  /** Values of one `in`. */
  values: 500,
  /** Characters of one filter value. */
  value: 500,
  sorts: 5,
  /** Rows read for one answer, those of relations included. */
  rows: 200_000,
  /** Values of one anonymous answer that follows relations, which multiply: some 1 MB of JSON at the most. */
  cells: 30_000,
  /** Items drawn by chance for an anonymous caller, which are drawn anew each time. */
  random: 50,
} as const
