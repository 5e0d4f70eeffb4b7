import type { Database } from '../db/database.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'

/** What is kept at the same time. */
const MOST = { projects: 20, products: 200_000 }

/**
 * The catalogues of an installation's projects: read when first asked for, up to date whenever they are. Those used longest ago
 * make room for others.
 */
export interface Catalogues {
  of(project: number): Promise<Catalogue>
}

export function catalogues(db: Database, now: () => Date, most = MOST, random = Math.random): Catalogues {
  const kept = new Map<number, Promise<Catalogue>>()
  const sizes = new Map<number, number>()

  function makeRoom(): void {
    let products = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const oldest of kept.keys()) {
      if (kept.size === 1 || (kept.size <= most.projects && products <= most.products)) break
      products -= sizes.get(oldest) ?? 0
      kept.delete(oldest)
      sizes.delete(oldest)
    }
  }

  return {
    async of(project) {
      const known = kept.get(project)
      const opened = known ?? openCatalogue(db, project, { now, random })
      kept.delete(project)
      kept.set(project, opened)
      try {
        const catalogue = await opened
        await catalogue.refresh()
        if (kept.get(project) === opened) sizes.set(project, catalogue.size)
        makeRoom()
        return catalogue
      } catch (error) {
        if (kept.get(project) === opened) kept.delete(project)
        throw error
      }
    },
  }
}
