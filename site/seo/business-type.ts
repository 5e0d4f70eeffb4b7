import type { RouteKey } from '#domain/paths/route-map.ts'

const TYPES: [type: string, routes: RouteKey[]][] = [
  ['JewelryStore', ['watches', 'jewelry', 'wedding_rings', 'engagement_rings', 'beads']],
  ['Optician', ['optics']],
]

/** What kind of shop schema.org calls a project with these pages: one kind, as each house is one; a branch that is another says so itself. */
export function businessType(paths: Readonly<Record<string, string>>): string {
  return TYPES.find(([, routes]) => routes.some((route) => route in paths))?.[0] ?? 'LocalBusiness'
}
