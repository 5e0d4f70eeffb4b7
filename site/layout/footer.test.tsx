import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { WidgetView } from '../data/shared-data.ts'
import { SharedDataProvider } from '../data/shared-data-context.tsx'
import { loadMessages } from '../messages/load-messages.ts'
import { MessagesProvider } from '../messages/messages-context.tsx'
import { loadStillParts } from '../ui/still-part.tsx'
import { Footer } from './footer.tsx'

const messages = await loadMessages('de')
await loadStillParts()

type Shared = NonNullable<Parameters<typeof SharedDataProvider>[0]['value']>

function footerWith(widget: WidgetView): string {
  const menus = { primary: [], legal: [], shop: [], social: [] }
  const shared = { widgets: [widget], menus, site: { copyright: '' }, paths: {} } as unknown as Shared
  return renderToStaticMarkup(
    <MessagesProvider value={messages}>
      <SharedDataProvider value={shared}>
        <Footer />
      </SharedDataProvider>
    </MessagesProvider>,
  )
}

test('an unknown widget says so, below its header if it has one', () => {
  expect(footerWith({ kind: 'unknown', header: '' })).toMatch(/<section[^>]*><p>Widget not found :-\(<\/p>/)
  expect(footerWith({ kind: 'unknown', header: 'Wetter' })).toMatch(/>Wetter<\/h2><p>Widget not found :-\(<\/p>/)
})

test('telephone and e-mail show their icons, and a number that cannot be called shows none', () => {
  const contact = {
    phones: [
      { label: 'Telefon', text: '+49 40 1', title: 'Telefon', href: 'tel:+49401' },
      { label: 'Telefax', text: '+49 40 2', title: 'Telefax' },
    ],
    email: { label: 'E-Mail', href: 'mailto:a@b.example' },
  }
  const html = footerWith({ kind: 'contact', header: 'Kontakt', contact })
  expect(html.match(/<a [^>]*href="(tel|mailto):[^>]*><svg/g)).toHaveLength(2)
  expect(html).toContain('<dd>+49 40 2</dd>')
  expect(html).toContain('title="Telefon"')
})
