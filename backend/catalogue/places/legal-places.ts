import { legalPageTitle } from '#domain/orders/legal-page-titles.ts'
import { type LegalPageType, legalPageRoutes } from '#domain/orders/legal-page-types.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { groupsBy, joined, localRow, type PlaceScope, type SearchPlace } from './place.ts'

/** The pages of the legal texts in a shop's settings, by what the links to them are called. */
export async function legalPlaces({ db, project, language, first }: PlaceScope): Promise<SearchPlace[]> {
  const texts = await db
    .selectFrom('ecommerce_legal_page')
    .innerJoin('ecommerce_settings', 'ecommerce_settings.id', 'ecommerce_legal_page.settings')
    .select(['ecommerce_legal_page.id', 'ecommerce_legal_page.type', 'ecommerce_legal_page.content'])
    .where('ecommerce_settings.project', '=', project)
    .orderBy('ecommerce_legal_page.id')
    .execute()
  if (texts.length === 0) return []
  const ids = texts.map(({ id }) => Number(id))
  const translations = groupsBy(
    await db
      .selectFrom('ecommerce_legal_page_translation')
      .selectAll()
      .where('ecommerce_legal_page', 'in', ids)
      .execute(),
    'ecommerce_legal_page',
  )
  return texts.flatMap((row): SearchPlace[] => {
    const route = legalPageRoutes[String(row.type) as LegalPageType]
    const [title, path] = [legalPageTitle(route, language), pathOf(route, language)]
    const own = localRow(translations.get(Number(row.id)) ?? [], { language, first })
    const words = joined(own?.content ? own : row, ['content'])
    return title && path ? [{ kind: 'page', title, path, words }] : []
  })
}
