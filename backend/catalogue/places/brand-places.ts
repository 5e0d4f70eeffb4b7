import { brandPath } from '#domain/paths/routes.ts'
import { groupsBy, joined, localRow, type PlaceScope, type PlaceSource, type SearchPlace } from './place.ts'
import { readSections, wordsOfParts } from './read-pages.ts'

async function read(scope: PlaceScope): Promise<SearchPlace[]> {
  const { db, project, language, first } = scope
  const brands = await db
    .selectFrom('brand')
    .innerJoin('brand_type', 'brand_type.id', 'brand.type')
    .select(['brand.id', 'brand.slug', 'brand.display_name', 'brand_type.type'])
    .where('brand.project', '=', project)
    .where('brand.status', '=', 'published')
    .orderBy('brand.id')
    .execute()
  if (brands.length === 0) return []
  const ids = brands.map(({ id }) => Number(id))
  const texts = groupsBy(
    await db.selectFrom('brand_translation').selectAll().where('brand', 'in', ids).execute(),
    'brand',
  )
  const sections = await readSections(db, 'brand_page', ids)
  return brands.flatMap((brand): SearchPlace[] => {
    const path = brandPath(String(brand.type), String(brand.slug), language)
    const own = localRow(texts.get(Number(brand.id)) ?? [], { language, first })
    const words = `${joined(own, ['headline', 'description'])} ${wordsOfParts(sections.get(Number(brand.id)), scope)}`
    return path ? [{ kind: 'brand', title: String(brand.display_name), path, words }] : []
  })
}

/** Pages of brands. */
export const brandPlaces: PlaceSource = {
  collections: ['brand', 'brand_type', 'page_section', 'page_section_item'],
  read,
}
