import { expect, test } from 'vitest'
import { guaranteeNoticeBlock } from './guarantee-notice-block.ts'

const place = { language: 'de' as const, project: { languages: ['de' as const], translations: [] } }

const notice = (alt: string) => ({
  page: { label: 'Ihre gesetzlichen Gewährleistungsrechte', href: '/gewaehrleistungsrechte' },
  image: { src: '/assets/a?v=ff', width: 1200, height: 1700, alt },
  official: { label: 'Ihr Europa', href: 'https://europa.eu/x' },
  fullSize: { label: 'Groß', href: '/assets/a?v=ff' },
})

test('the notice keeps its place and its words, and Your Europe opens beside the shop', () => {
  const { html } = guaranteeNoticeBlock(notice('Hinweis'), place)
  expect(html).toContain('<img src="/assets/a?v=ff" width="1200" height="1700" alt="Hinweis" fetchpriority="high">')
  expect(html).toMatch(/<a href="https:\/\/europa\.eu\/x" target="_blank" rel="[^"]*noopener[^"]*">Ihr Europa<span/)
})

test('a placeholder is called one above the picture', () => {
  const { html } = guaranteeNoticeBlock({ ...notice('Hinweis'), placeholder: 'Nicht der amtliche Hinweis.' }, place)
  expect(html).toMatch(/^<p><strong>Nicht der amtliche Hinweis\.<\/strong><\/p><p><img/)
})

test('an editor’s text alternative is text, whatever it holds', () => {
  const { html } = guaranteeNoticeBlock(notice('A" onload="x" & <script>alert(1)</script>'), place)
  expect(html).toContain('alt="A&quot; onload=&quot;x&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt;"')
})
