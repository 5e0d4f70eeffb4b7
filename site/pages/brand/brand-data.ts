import { pickTranslation } from '#domain/language.ts'
import { richText } from '../../content/rich-text.ts'
import { imageView } from '../../data/image-view.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { BrandRow } from '../../data/rows.ts'
import type { ImageView } from '../../data/shared-data.ts'

export type BrandData = { name: string; headline?: string; html: string; logo?: ImageView; image?: ImageView }

/** A brand's page under the path of its kind: /uhren/rolex (SPEC 2). */
export async function brandData({ sdk, project, language, first }: PageRequest, route: string, slug = '') {
  const brand = await sdk.items<BrandRow>('brand').first({
    filter: { 'project.domain': project.domain, slug, 'type.type': route, status: 'published' },
    fields: ['*', 'type.*', 'translations.*', 'logo.*', 'logo.translations.*', 'image.*', 'image.translations.*'],
  })
  if (!brand) return null
  const texts = pickTranslation(brand.translations, language, first)
  const general = pickTranslation(project.translations, language, first)
  const image = imageView(brand.image, language, first)
  const data: BrandData = {
    name: brand.display_name,
    headline: texts?.headline ?? undefined,
    html: richText(texts?.description, language),
    logo: imageView(brand.logo, language, first),
    image,
  }
  const siteName = general?.site_name || project.display_name
  return {
    data,
    meta: {
      title: brand.display_name,
      siteName,
      description: texts?.headline || general?.description || undefined,
      image: image?.src,
      hideClock: brand.hide_clock || undefined,
    },
  }
}
