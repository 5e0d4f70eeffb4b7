// @vitest-environment happy-dom
import { type ComponentProps, type ReactNode, Suspense, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { SharedDataProvider } from '../data/shared-data-context.tsx'
import { lateMessageSet, usePageMessages } from './message-set.ts'

const shared = { page: { language: 'de' } } as ComponentProps<typeof SharedDataProvider>['value']

const newTexts = () => {
  const file = async () => ({ messages: { hello: 'Guten Tag' }, default: { hello: () => 'Guten Tag' } })
  return lateMessageSet({ de: file, en: file, fr: file })
}

/** Has state behind its texts, as most parts have. */
function Greeting({ texts }: { texts: ReturnType<typeof newTexts> }) {
  const messages = usePageMessages(texts)
  const [name] = useState('Ottilie')
  return `${messages.hello()}, ${name}`
}

/** A page that stands already, the way to show something else in it, all it has shown, and what React had to recover from. */
async function standingPage() {
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error)
  const host = document.createElement('p')
  const root = createRoot(host, { onUncaughtError: note, onRecoverableError: note })
  const seen: (string | null)[] = []
  new MutationObserver(() => void seen.push(host.textContent)).observe(host, { childList: true, subtree: true })
  const show = (part: ReactNode) =>
    root.render(
      <SharedDataProvider value={shared}>
        <Suspense fallback="…">{part}</Suspense>
      </SharedDataProvider>,
    )
  show('')
  await vi.waitFor(() => expect(host.innerHTML).toBe(''))
  return { show, host, seen, errors }
}

test('a part whose texts come while it waits for them is rendered on, hooks and all', async () => {
  const { show, host, errors } = await standingPage()
  startTransition(() => show(<Greeting texts={newTexts()} />))
  await vi.waitFor(() => expect(host.textContent).toBe('Guten Tag, Ottilie'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(errors).toEqual([])
})

test('a part whose texts are there already does not wait for them', async () => {
  const texts = newTexts()
  await texts.load('de')
  const { show, host, seen } = await standingPage()
  show(<Greeting texts={texts} />)
  await vi.waitFor(() => expect(host.textContent).toBe('Guten Tag, Ottilie'))
  expect(seen.filter((text) => text?.includes('…'))).toEqual([])
})
