import { alternates, brandPath } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Cell, Database } from '../db/database.ts'
import { type AddressedPage, projectPaths } from './page-addresses.ts'

/** Collections whose records have pages below one of the route map: brands below that of their kind, branches below theirs. */
type HousePageName = 'brand' | 'branch'

export const isPlace = (name: string): name is HousePageName => name === 'brand' || name === 'branch'

/** Where a brand or a branch has its page in each language of the website; undefined for one that is not there. (SPEC 2) */
export async function addressedPlace(db: Database, name: HousePageName, id: Cell): Promise<AddressedPage | undefined> {
  const place = await (name === 'brand' ? brandOf(db, id) : branchOf(db, id))
  if (!place) return undefined
  const { languages } = await projectPaths(db, place.project)
  const paths = new Map(
    languages.flatMap((language) => {
      const path = place.pathIn(language)
      return path === undefined ? [] : [[language, path] as const]
    }),
  )
  const { project, isPublished } = place
  return { project, isPublished, isOfRouteMap: false, written: paths, paths }
}

async function brandOf(db: Database, id: Cell) {
  const brand = await db
    .selectFrom('brand')
    .innerJoin('brand_type', 'brand_type.id', 'brand.type')
    .select(['brand.project', 'brand.slug', 'brand.status', 'brand_type.type'])
    .where('brand.id', '=', id)
    .executeTakeFirst()
  return (
    brand && {
      project: Number(brand.project),
      isPublished: brand.status === 'published',
      pathIn: (language: Language) => brandPath(String(brand.type), String(brand.slug), language),
    }
  )
}

async function branchOf(db: Database, id: Cell) {
  const branch = await db.selectFrom('branch').select(['project', 'slug']).where('id', '=', id).executeTakeFirst()
  return (
    branch && {
      project: Number(branch.project),
      isPublished: true,
      pathIn: (language: Language) =>
        alternates('branches', encodeURIComponent(String(branch.slug)), [language])[0]?.path,
    }
  )
}
