import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { outagesAsPages } from './outage-page.ts'

const app = new Hono()
app.use(outagesAsPages)
app.post('/forms/contact', () =>
  Response.json({ error: { code: 0, message: 'not now' } }, { status: 503, headers: { 'retry-after': '5' } }),
)

const post = (headers: Record<string, string>) => app.request('/forms/contact', { method: 'POST', headers })

test.each([
  ['de', '/kontakt', 'Bitte versuchen Sie es in einigen Minuten noch einmal'],
  ['en', '/en/contact', 'Please try again in a few minutes'],
  ['fr', '/fr/contact', 'Veuillez réessayer dans quelques minutes'],
])(
  'a browser without script that meets an outage gets a page in the language of its form: %s',
  async (language, path, words) => {
    const answer = await post({ accept: 'text/html,*/*', referer: `https://shop.example${path}` })
    const text = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(words)
  },
)

test('a script gets the words for programs', async () => {
  expect(await (await post({ accept: 'application/json' })).json()).toEqual({ error: { code: 0, message: 'not now' } })
})
