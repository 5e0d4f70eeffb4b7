import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { imageView } from '../data/image-view.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { FileRow } from '../data/rows.ts'
import { headingAnchors } from './heading-anchors.ts'
import { cleaning, withNewTabNotes } from './rich-text.ts'

const ASSET = /^\/assets\/([0-9a-f-]{36})(?:\?|$)/i

/** How wide a picture inside a text is shown; the text's own width is in rich-text.module.css. */
const SIZES = '(max-width: 767px) 92vw, 680px'

/**
 * The main text of a page: cleaned, its h2 to h4 with anchors (SPEC 9), its pictures in the width that a screen needs. Only
 * files of the project are shown; another server's picture would tell it about the visitor.
 */
export async function pageText(
  html: string | null | undefined,
  request: PageRequest,
  taken: Iterable<string> = [],
): Promise<string> {
  if (!html) return ''
  const { language, first } = request
  const files = await filesIn(html, request)
  const base = cleaning(request)
  const cleaned = sanitizeHtml(html, {
    ...base,
    allowedTags: [...base.allowedTags, 'img', 'figure', 'figcaption'],
    allowedAttributes: {
      ...base.allowedAttributes,
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
      img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
    },
    transformTags: {
      ...base.transformTags,
      img: (tagName, { src, alt }) => {
        const image = imageView(files.get(assetIn(src)) ?? null, language, first)
        if (!image) return { tagName, attribs: {} as Attributes }
        const attribs: Attributes = {
          src: image.src,
          width: String(image.width),
          height: String(image.height),
          alt: alt || image.alt,
          loading: 'lazy',
          decoding: 'async',
        }
        if (image.srcSet) Object.assign(attribs, { srcset: image.srcSet, sizes: SIZES })
        return { tagName, attribs }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
  return withNewTabNotes(headingAnchors(cleaned, language, ['content', ...taken]), language)
}

const assetIn = (src = '') => ASSET.exec(src)?.[1]?.toLowerCase() ?? ''

async function filesIn(html: string, { sdk, project }: PageRequest): Promise<Map<string, FileRow>> {
  const sources = [...html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi)]
  const ids = [...new Set(sources.map(([, src]) => assetIn(src)).filter(Boolean))]
  if (ids.length === 0) return new Map()
  const files = await sdk.items('files').read({
    filter: { 'project.domain': project.domain, id: { in: ids } },
    fields: ['*', 'translations.*'],
    limit: -1,
  })
  return new Map(files.data.map((file) => [file.id, file]))
}
