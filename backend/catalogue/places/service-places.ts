import { linkOf } from '#domain/paths/links.ts'
import { foldedWords } from '#domain/texts/fold-text.ts'
import { readBranches } from './branch-places.ts'
import { type Passage, passagesOf } from './page-places.ts'
import { groupsBy, joined, localRow, type PlaceScope, type PlaceSource, type SearchPlace } from './place.ts'
import { pageAddress } from './read-pages.ts'

type Service = Pick<SearchPlace, 'title' | 'path' | 'words'>

const nameOf = (title: string) => foldedWords(title).join(' ')

/** What an address of content leads to in the language of the scope, else another one. */
const leadsTo = (address: unknown, { language, paths }: PlaceScope, otherwise: string): string =>
  linkOf(address ? String(address) : undefined, language, paths)?.href ?? otherwise

/** What branches offer. */
async function ofBranches(scope: PlaceScope): Promise<Service[]> {
  const { db, language, first } = scope
  const branches = await readBranches(scope)
  if (branches.length === 0) return []
  const ids = branches.map(({ id }) => id)
  const services = await db.selectFrom('branch_service').selectAll().where('branch', 'in', ids).orderBy('id').execute()
  if (services.length === 0) return []
  const numbers = services.map(({ id }) => Number(id))
  const texts = groupsBy(
    await db.selectFrom('branch_service_translation').selectAll().where('branch_service', 'in', numbers).execute(),
    'branch_service',
  )
  return services.flatMap((row) => {
    const title = String(localRow(texts.get(Number(row.id)) ?? [], { language, first })?.display_name ?? '')
    const branch = branches.find(({ id }) => id === Number(row.branch))
    if (title === '' || !branch) return []
    return [{ title, path: leadsTo(row.path, scope, branch.path), words: branch.title }]
  })
}

/** What pages list as services, and the parts of their texts. */
function ofPages(scope: PlaceScope): { services: Service[]; passages: Passage[] } {
  const found = scope.pages.flatMap((page) => {
    const path = pageAddress(page, scope.language)
    return path === undefined ? [] : [{ page, path }]
  })
  return {
    services: found.flatMap(({ page, path }) =>
      page.services.flatMap((rows) => {
        const own = localRow(rows, scope)
        const title = String(own?.heading ?? '')
        return title
          ? [{ title, path: leadsTo(own?.leads_to, scope, path), words: joined(own, ['detail', 'text']) }]
          : []
      }),
    ),
    passages: found.flatMap(({ page, path }) => passagesOf(String(localRow(page.texts, scope)?.body ?? ''), path)),
  }
}

/** A service that a text of its page, else of another one, tells of under its name leads to that part, and is found by all that is written there. */
function withPassage(service: Service, passages: readonly Passage[]): Service {
  const alike = passages.filter(({ heading }) => nameOf(heading) === nameOf(service.title))
  const passage = alike.find(({ page }) => page === service.path) ?? alike[0]
  return passage ? { ...service, path: passage.path, words: `${service.words} ${passage.words}` } : service
}

async function read(scope: PlaceScope): Promise<SearchPlace[]> {
  const { services, passages } = ofPages(scope)
  const all = [...services, ...(await ofBranches(scope))].map((service) => withPassage(service, passages))
  return [...Map.groupBy(all, ({ title }) => nameOf(title)).values()].flatMap((alike): SearchPlace[] => {
    const [one] = alike
    return one ? [{ kind: 'service', ...one, words: alike.map(({ words }) => words).join(' ') }] : []
  })
}

/** What branches and pages offer as services, each once. */
export const servicePlaces: PlaceSource = {
  collections: ['branch', 'branch_service', 'page', 'page_section', 'page_section_item'],
  read,
}
