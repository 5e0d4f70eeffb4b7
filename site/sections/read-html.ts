import { renderToStaticMarkup } from 'react-dom/server'
import type { PageRequest } from '../data/page-request.ts'
import type { WrittenSection } from '../data/rows.ts'
import { eventsSection, newsSection } from './dated-lists.tsx'
import { pageForm } from './page-form-section.tsx'
import { partLevel } from './part-level.ts'
import { BeforeAfter, GalleryList, Jobs, PriceList, Steps, Team } from './read-lists.tsx'
import type { ReadPiece } from './read-piece.ts'
import { downloads, faq, hours, table, video } from './read-pieces.tsx'
import type { ReadKind, SectionOf } from './section-view.ts'
import { sectionWords } from './section-words.ts'

const pieces: Record<ReadKind, ReadPiece> = {
  gallery: (_, { items }) => items.some(({ image }) => image) && GalleryList({ items }),
  before_after: (_, { items }) => items.some(({ image }) => image) && BeforeAfter({ items }),
  steps: (_, words) => words.items.length > 0 && Steps({ items: words.items, level: partLevel(words) }),
  price_list: (_, { items }) => items.length > 0 && PriceList({ items }),
  team: (_, words) => words.items.length > 0 && Team({ items: words.items, level: partLevel(words) }),
  jobs: (_, words) => words.items.length > 0 && Jobs({ items: words.items, level: partLevel(words) }),
  faq,
  downloads,
  table,
  hours,
  video,
  form: pageForm,
  news: newsSection,
  events: eventsSection,
}

/** A section that is only read, its HTML made here; null where it has nothing to show, or its kind is not known. */
export async function readSection(
  kind: ReadKind,
  row: WrittenSection,
  asked: PageRequest,
): Promise<SectionOf<'read'> | null> {
  if (!Object.hasOwn(pieces, kind)) return null
  const words = sectionWords(row, asked)
  const shown = await pieces[kind](asked, words, row)
  if (!shown) return null
  const own = typeof shown === 'string' ? shown : renderToStaticMarkup(shown)
  return { ...words, kind: 'read', html: `${words.html}<div data-wide>${own}</div>`, items: [], image: undefined }
}
