import type { Database } from '../db/database.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'

/** Projects whose catalogues are kept at the same time. */
const MOST = 20

/** The catalogues of an installation's projects: read when first asked for, up to date whenever they are, bounded in number. */
export interface Catalogues {
  of(project: number): Promise<Catalogue>
}

export function catalogues(db: Database): Catalogues {
  const kept = new Map<number, Promise<Catalogue>>()
  return {
    async of(project) {
      const known = kept.get(project)
      const opened = known ?? openCatalogue(db, project)
      kept.delete(project)
      kept.set(project, opened)
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST) break
        kept.delete(oldest)
      }
      try {
        const catalogue = await opened
        await catalogue.refresh()
        return catalogue
      } catch (error) {
        if (kept.get(project) === opened) kept.delete(project)
        throw error
      }
    },
  }
}
