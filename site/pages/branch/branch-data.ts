import { emptyFilters, emptyListContext, listQuery } from '#domain/goods/list-context.ts'
import { linkOf } from '#domain/paths/links.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { imageView } from '../../data/image-view.ts'
import { loadHouses } from '../../data/load-houses.ts'
import { localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { BRANCH_PAGE_FIELDS, type BranchPageRow } from '../../data/rows.ts'
import type { ImageView, LinkView } from '../../data/shared-data.ts'
import { sitePaths, storeRoots } from '../../data/store-roots.ts'
import { branchView } from '../../sections/load-branches.ts'
import type { BranchView } from '../../sections/section-view.ts'
import { branchTexts } from '../branches/branch-texts.ts'
import { branchMeta } from '../branches/branches-data.ts'

export type MemberView = { name: string; role?: string; image?: ImageView }

export type ServiceView = { label: string; href?: string }

export type BranchData = {
  branch: BranchView
  members: MemberView[]
  services: ServiceView[]
  images: ImageView[]
  others: LinkView[]
  /** The list of what is there at once. */
  inStock?: LinkView | undefined
  headings: Record<'team' | 'services' | 'route' | 'others', string>
}

const inOrder = <Row extends { sort: number }>(rows: readonly Row[]) => rows.toSorted((a, b) => a.sort - b.sort)

/** The page of one branch, by its slug. */
export async function branchData(request: PageRequest, _route: string, slug: string | undefined) {
  const [houses, row] = await Promise.all([loadHouses(request), loadBranch(slug ?? '', request)])
  const house = houses.branches.find(({ id }) => id === row?.id)
  if (!row || !house) return null
  const { language, first } = request
  const branch = branchView(house, houses, request)
  const { branches, about, ...headings } = branchTexts[language]
  const data: BranchData = {
    branch,
    members: membersOf(row, request),
    services: servicesOf(row, request),
    images: inOrder(row.images).flatMap(({ image }) => imageView(image, language, first) ?? []),
    others: houses.branches
      .filter(({ id }) => id !== row.id)
      .map((other) => branchView(other, houses, request))
      .flatMap(({ name, href }) => (href ? [{ label: name, href }] : [])),
    inStock: await inStockOf(row.id, request),
    headings: {
      team: headings.team,
      services: headings.services,
      route: headings.route,
      others: headings.others,
    },
  }
  const description = branch.description ?? about(branch.name, row.city)
  return {
    data,
    meta: branchMeta(branch.name, description, row.image, request),
    trail: [{ label: branches, route: 'branches' }],
  }
}

/** The goods that can be taken along from a branch, as a link to their list with their number; undefined where there are none. */
async function inStockOf(id: number, { sdk, language, project }: PageRequest): Promise<LinkView | undefined> {
  const list = storePath({ page: 'list' }, language, storeRoots(project))
  if (!list) return undefined
  const { meta } = await sdk.catalogue.facets({ branches: String(id), language, page: 1, limit: 1 })
  if (meta.filter_count === 0) return undefined
  const query = listQuery({ ...emptyListContext, filters: { ...emptyFilters, branches: [id] } })
  return { label: branchTexts[language].inStock(meta.filter_count), href: `${list}?${query}` }
}

const loadBranch = (slug: string, { sdk, project }: PageRequest): Promise<BranchPageRow | null> =>
  sdk.items('branch').first({ filter: { 'project.domain': project.domain, slug }, fields: BRANCH_PAGE_FIELDS })

const membersOf = (row: BranchPageRow, request: PageRequest): MemberView[] =>
  inOrder(row.members).map((member) => ({
    name: member.name,
    role: localText(member, 'role', request)?.text,
    image: imageView(member.image, request.language, request.first),
  }))

const servicesOf = (row: BranchPageRow, request: PageRequest): ServiceView[] =>
  inOrder(row.services).flatMap((service) => {
    const label = localText(service, 'display_name', request)?.text
    const href = linkOf(service.path, request.language, sitePaths(request.project))?.href
    return label ? [{ label, href }] : []
  })
