import { pickTranslation } from '#domain/texts/language.ts'
import { imageView } from '../../data/image-view.ts'
import { loadHouses } from '../../data/load-houses.ts'
import type { PageMeta } from '../../data/page-context.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { branchView } from '../../sections/load-branches.ts'
import type { BranchView } from '../../sections/section-view.ts'
import { branchTexts } from './branch-texts.ts'

export type BranchesData = { heading: string; branches: BranchView[] }

/** All branches of the company, for whoever shortens the address of one of them; none without any. */
export async function branchesData(request: PageRequest) {
  const houses = await loadHouses(request)
  const [main] = houses.branches
  if (!main) return null
  const { branches, all } = branchTexts[request.language]
  const data: BranchesData = {
    heading: branches,
    branches: houses.branches.map((row) => branchView(row, houses, request)),
  }
  return { data, meta: branchMeta(branches, all(siteNameOf(request)), main.image, request) }
}

const siteNameOf = ({ project, language, first }: PageRequest) =>
  pickTranslation(project.translations, language, first)?.site_name || project.display_name

/** The tags of a page about branches. */
export function branchMeta(
  title: string,
  description: string,
  image: Parameters<typeof imageView>[0],
  request: PageRequest,
): PageMeta {
  const { project, language, first } = request
  return {
    title,
    siteName: siteNameOf(request),
    description,
    keywords: pickTranslation(project.translations, language, first)?.keywords || undefined,
    image: (imageView(image, language, first) ?? imageView(project.share_image, language, first))?.src,
  }
}
