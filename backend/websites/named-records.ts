const REFERENCE = /^@([a-z_]+)\/(\S+)$/

/** Splits `@brand/rolex`; undefined for every other value. */
export function referenceOf(value: unknown): { collection: string; key: string } | undefined {
  const [, collection, key] = (typeof value === 'string' && REFERENCE.exec(value)) || []
  return collection && key ? { collection, key } : undefined
}

/** Replaces each reference in a value, however deep, by what `lookup` gives for it. */
export function resolve(value: unknown, lookup: (reference: string) => unknown): unknown {
  if (referenceOf(value)) return lookup(value as string)
  if (Array.isArray(value)) return value.map((item) => resolve(item, lookup))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(item, lookup)]))
}
