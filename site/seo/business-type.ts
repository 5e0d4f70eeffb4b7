import type { RouteKey } from '#domain/paths/route-map.ts'

const TYPES: [type: string, routes: RouteKey[]][] = [
  ['JewelryStore', ['watches', 'jewelry', 'wedding_rings', 'engagement_rings', 'beads']],
  ['Optician', ['optics']],
]

/** What kind of shop schema.org calls a project with these pages. */
export function businessType(paths: Readonly<Record<string, string>>): string | string[] {
  const types = TYPES.flatMap(([type, routes]) => (routes.some((route) => route in paths) ? [type] : []))
  if (types.length > 1) return types
  return types[0] ?? 'LocalBusiness'
}
