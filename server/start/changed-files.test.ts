import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePicture } from '#backend/files/sample-picture.ts'
import { insertTree } from '#backend/items/insert.ts'
import { askHost } from './sample-host.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, fillTenants, OWN, PASSWORD } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask
let page = 0

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    const { own: project } = await fillTenants(db)
    const translations = [{ language: 'de', path: '/werkstatt', title: 'Werkstatt' }]
    page = Number(await insertTree(db, 'page', { project, name: 'werkstatt', status: 'published', translations }))
  })
  ask = asking(server.address)
})

afterAll(() => server.close())

const get = async (path: string) => (await askHost(server.address, OWN, path)).text

/** How many pages have been made so far, by the metrics. */
const made = async () => Number(/^page_cache_misses (\d+)/m.exec(await get('/metrics'))?.[1])

/** How many of both pages are made when they are asked for. */
async function pagesMadeAgain(): Promise<number> {
  const before = await made()
  await get('/werkstatt')
  await get('/impressum')
  return (await made()) - before
}

async function upload(): Promise<string> {
  const { data } = await ask('editor', 'POST', '/auth/authenticate', { email: `editor@${OWN}`, password: PASSWORD })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await samplePicture(40, 20))]), 'werkstatt.jpg')
  const headers = { authorization: `Bearer ${data.token}` }
  const answer = await fetch(`${server.address}/files`, { method: 'POST', headers, body: form })
  return (await answer.json()).data.id
}

const setAlt = (file: string, alt: string) =>
  ask('editor', 'PATCH', `/files/${file}`, { translations: [{ language: 'de', alt }] })

test('a picture that is uploaded or changed makes only those pages anew that show it', async () => {
  const [shown, other] = [await upload(), await upload()]
  const sections = [
    { kind: 'gallery', items: [{ image: shown, translations: [{ language: 'de', heading: 'Blick' }] }] },
  ]
  expect((await ask('editor', 'PATCH', `/items/page/${page}`, { sections })).status).toBe(200)
  await expect.poll(() => get('/werkstatt'), { timeout: 5000 }).toContain(`/assets/${shown}`)
  // A page that was made while something changed is made once more.
  await expect.poll(pagesMadeAgain).toBe(0)
  const before = await made()

  await upload()
  expect((await setAlt(other, 'Nirgends')).status).toBe(200)
  expect((await setAlt(shown, 'Die Bank')).status).toBe(200)
  await expect.poll(() => get('/werkstatt'), { timeout: 5000 }).toContain('alt="Die Bank"')
  await get('/impressum')
  expect((await made()) - before).toBe(1)
})
