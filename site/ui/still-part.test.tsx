import { use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadCode } from '../loader/join-resources.ts'
import type { PageData } from '../loader/page-resources.ts'
import { messageSet } from '../messages/message-set.ts'
import type { Messages } from '../messages/message-types.ts'
import { stillPart, withStillParts } from './still-part.tsx'

const texts = async () => ({ messages: { hello: 'Bonjour' }, default: { hello: () => 'Bonjour' } })

/** A still part whose code brings texts of its own. */
const greeting = () =>
  stillPart(async () => {
    const set = messageSet({ de: texts, en: texts, fr: texts })
    return () => <b>{use(set.arrival('fr')).hello()}</b>
  })

test('still parts are rendered with the page that brings them, and in its language, the first time too', async () => {
  const page = { componentChunkName: 'page', result: { pageContext: { language: 'fr' } } } as PageData
  const template = async () => {
    const Greeting = greeting()
    return () => <Greeting />
  }
  const [Page] = await loadCode(page, {
    loadTemplate: () => withStillParts(template),
    loadMessages: async () => ({}) as Messages,
  })
  expect(renderToString(<Page data={null} />)).toBe('<!--$--><b>Bonjour</b><!--/$-->')
})
