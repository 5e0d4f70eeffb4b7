import type { WrittenPage, WrittenSection } from '../data/rows.ts'

const bySort = (a: { sort: number | null }, b: { sort: number | null }) => (a.sort ?? 0) - (b.sort ?? 0)

/**
 * A page that begins with a section, with its first picture marked to be loaded at once and first: that is the largest thing that its visitor
 * waits for. A page with a picture or a text of its own above its sections stays as it is.
 */
export function withLeadingPicture(page: WrittenPage): WrittenPage {
  const hasText = page.translations.some(({ body }) => body?.trim())
  const first = page.sections.filter(({ hidden }) => !hidden).toSorted(bySort)[0]
  if (page.image || hasText || !first) return page
  return { ...page, sections: page.sections.map((section) => (section === first ? leading(section) : section)) }
}

const led = <Picture extends object>(picture: Picture): Picture => ({ ...picture, leads: true })

function leading(section: WrittenSection): WrittenSection {
  if (section.image) return { ...section, image: led(section.image) }
  const first = section.items.toSorted(bySort)[0]
  const items = section.items.map((item) => (item === first && item.image ? { ...item, image: led(item.image) } : item))
  return { ...section, items }
}
