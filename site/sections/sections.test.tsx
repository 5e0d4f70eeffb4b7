import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NavigationProvider, standingNavigation } from '../loader/navigation-context.tsx'
import { MessagesProvider } from '../messages/messages-context.tsx'
import { loadStillParts } from '../ui/still-part.tsx'
import type { SectionView } from './section-view.ts'
import { Sections } from './sections.tsx'

const rendered = (sections: SectionView[]) =>
  renderToStaticMarkup(
    <NavigationProvider value={standingNavigation('/', '', {} as never)}>
      <MessagesProvider value={{} as never}>
        <Sections sections={sections} />
      </MessagesProvider>
    </NavigationProvider>,
  )

await loadStillParts()

const words = { heading: 'Rechtliches', html: '', items: [] }
const links = [
  { label: 'AGB', href: '/agb' },
  { label: 'Widerruf', href: '/widerruf' },
]
const menu: SectionView = { kind: 'shop_menu', ...words, links }
const text: SectionView = { kind: 'text_image', ...words, html: '<p>Text</p>' }

test('the shop menu shows its links as a list, below the text that an editor has written', () => {
  expect(rendered([menu])).toMatch(
    /<h2>Rechtliches<\/h2><div class="[^"]*"><ul><li><a [^>]*href="\/agb">AGB<\/a><\/li>/,
  )
  expect(rendered([{ ...menu, html: '<p>Zum Nachlesen</p>' }])).toMatch(/<p>Zum Nachlesen<\/p><\/div><ul>/)
})

test('pictures beside texts change sides from one to the next, the shop menu among them', () => {
  expect([...rendered([text, menu, text]).matchAll(/data-turned="(\w+)"/g)].map(([, turned]) => turned)).toEqual([
    'false',
    'true',
    'false',
  ])
})
