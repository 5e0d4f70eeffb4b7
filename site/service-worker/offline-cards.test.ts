import { expect, test } from 'vitest'
import { fakeCaches } from './fake-caches.ts'
import { createOfflineCards } from './offline-cards.ts'

function setUp(answers: Record<string, Response>, caches = fakeCaches()) {
  const clock = { now: 1_000_000_000 }
  const fetch = async (address: string) => answers[address]?.clone() ?? new Response('', { status: 404 })
  return { clock, caches, cards: createOfflineCards({ caches, fetch, now: () => clock.now }) }
}

test('a page without network is answered by the card of its language, else by the first', async () => {
  const { cards } = setUp({ '/offline.html': new Response('deutsch'), '/en/offline.html': new Response('english') })
  await cards.fetchAll()
  const card = await cards.cardFor('/en/watches')
  expect([card.status, await card.text()]).toEqual([503, 'english'])
  expect(await (await cards.cardFor('/uhren')).text()).toBe('deutsch')
  expect(await (await cards.cardFor('/fr')).text()).toBe('deutsch')
})

test('a site without any card has no worker', async () => {
  await expect(setUp({}).cards.fetchAll()).rejects.toThrow('There is no card')
})

test('the cards are fetched again after six hours, for hours and numbers change, also by a worker that was ended since', async () => {
  const german = { '/offline.html': new Response('deutsch') }
  const { cards, caches, clock } = setUp(german)
  expect(await cards.isDue()).toBe(true)
  await cards.fetchAll()
  const woken = setUp(german, caches)
  expect([await cards.isDue(), await woken.cards.isDue()]).toEqual([false, false])
  clock.now += 6 * 60 * 60 * 1000 + 1
  woken.clock.now = clock.now
  expect([await cards.isDue(), await woken.cards.isDue()]).toEqual([true, true])
})
