/**
 * The address that the browser loaded this document from. `location` may have moved on: after a reload, back and forward change
 * it without another document, also before any script listens.
 */
export function loadedAddress({ performance, location }: Pick<Window, 'performance' | 'location'>): URL {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name.startsWith('http') ? entry.name : location.href)
}
