import { expect, test } from 'vitest'
import { countVisits } from './visit-counter.ts'

const opened: Readonly<Record<string, string>> = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'cross-site',
  referer: 'https://search.example/?q=anna@example.org',
}
const header = (name: string) => opened[name]

function counter(status = 200) {
  const sent: { path: string; body: unknown }[] = []
  const faults: string[] = []
  const visits = countVisits({
    link: {
      url: 'http://backend.internal',
      answer: async (request) => {
        sent.push({ path: new URL(request.url).pathname, body: await request.json() })
        return new Response(null, { status })
      },
    },
    secret: 'a secret of the tests',
    now: () => new Date('2026-11-23T12:00:00Z'),
    log: (message) => faults.push(message),
  })
  return { visits, sent, faults }
}

test('pages are told to the backend together, by path and host alone', async () => {
  const { visits, sent } = counter()
  visits.answered('shop.example', '/kontakt', header)
  visits.shown('shop.example', '/kontakt', header)
  visits.answered('shop.example', '/', (name) => (name === 'user-agent' ? 'curl/8' : undefined))
  await visits.close()
  expect(sent).toEqual([
    {
      path: '/changes/visits',
      body: [{ domain: 'shop.example', pages: [['/kontakt', 2]], sources: [['search.example', 1]], programs: 1 }],
    },
  ])
  await visits.flush()
  expect(sent).toHaveLength(1)
})

test('a backend that refuses is noted, and costs no page', async () => {
  const { visits, faults } = counter(500)
  visits.answered('shop.example', '/', header)
  await visits.close()
  expect(faults).toEqual(['What was seen could not be added up: 500'])
})
