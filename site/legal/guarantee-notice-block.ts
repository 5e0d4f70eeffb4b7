import sanitizeHtml from 'sanitize-html'
import { richText, type TextPlace, withNewTabNotes } from '../content/rich-text.ts'
import type { GuaranteeNoticeView } from '../data/guarantee-notice.ts'
import type { InfoBlock } from './info-block.ts'

/** The notice as the first block of its page: the picture, and the links to the file and to Your Europe. Made as HTML, so that no page loads code for it. */
export function guaranteeNoticeBlock(
  { image, official, fullSize, placeholder }: GuaranteeNoticeView,
  place: TextPlace,
): InfoBlock {
  const { src, width, height, alt } = image
  const text = (words: string) => sanitizeHtml(words, { allowedTags: [], disallowedTagsMode: 'escape' })
  const picture = `<img src="${src}" width="${width}" height="${height}" alt="${text(alt).replaceAll('"', '&quot;')}" fetchpriority="high">`
  const warning = placeholder ? `<p><strong>${text(placeholder)}</strong></p>` : ''
  const file = withNewTabNotes(
    `<p><a href="${fullSize.href}" target="_blank">${fullSize.label}</a></p>`,
    place.language,
  )
  const link = richText(`<p><a href="${official.href}">${official.label}</a></p>`, place)
  return { id: 'guarantee_notice', html: `${warning}<p>${picture}</p>${file}${link}` }
}
