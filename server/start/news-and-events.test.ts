import { afterAll, beforeAll, expect, test } from 'vitest'
import { askHost } from './sample-host.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, fillTenants, OWN, openStores } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask

beforeAll(async () => {
  server = await startSample({}, async (db) => openStores(db, (await fillTenants(db)).own))
  ask = asking(server.address)
  await ask('editor', 'POST', '/items/page', listed('news', ['Aktuelles', 'News']))
  await ask('editor', 'POST', '/items/page', listed('events', ['Termine', 'Events']))
})

afterAll(() => server.close())

const get = (path: string) => askHost(server.address, OWN, path)

const listed = (name: string, [de, en]: string[]) => ({
  name,
  status: 'published',
  translations: [
    { language: 'de', title: de, heading: de },
    { language: 'en', title: en, heading: en },
  ],
})

/** Waits until the kept page shows what was changed. */
const untilShown = (path: string, wanted: { status: number; text?: string }) =>
  expect
    .poll(
      async () => {
        const { status, text } = await get(path)
        return { status, text: wanted.text === undefined || text.includes(wanted.text) }
      },
      { timeout: 5000 },
    )
    .toEqual({ status: wanted.status, text: true })

const fieldsOf = ({ text }: { text: string }) =>
  (JSON.parse(text).error.fields as { field: string; message: string }[]).map(({ field }) => field)

/** The JSON-LD object of a kind in a page. */
function jsonLd(text: string, type: string) {
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return blocks.map(([, json]) => JSON.parse(json ?? '')).find((thing) => thing['@type'] === type)
}

const news = {
  display_name: 'Neue Zeiten',
  slug: 'neue-zeiten',
  day: '2026-01-05',
  status: 'published',
  translations: [
    { language: 'de', lead: 'Wir öffnen früher.', body: '<p>Ab neun Uhr.</p>' },
    { language: 'en', display_name: 'New hours', slug: 'new-hours' },
  ],
}

let newsId = 0

test('a piece of news has its page in each language, an older one its year, and both feeds tell of it', async () => {
  await untilShown('/aktuelles', { status: 200, text: 'Zurzeit gibt es nichts Neues.' })
  const made = await ask('editor', 'POST', '/items/news', news)
  expect(made.status).toBe(200)
  newsId = Number(made.data.id)
  await untilShown('/aktuelles', { status: 200, text: 'href="/aktuelles/neue-zeiten"' })
  const english = await get('/en/news/new-hours')
  expect(english.status).toBe(200)
  expect(english.text).toContain('<h1>New hours</h1>')
  expect(english.text).toMatch(/<p [^>]*lang="de">Wir öffnen früher/)
  expect(english.text).toContain('<div lang="de"><p>Ab neun Uhr.</p></div>')
  expect(english.text).toContain('hrefLang="de" href="https://eigen.example/aktuelles/neue-zeiten"')
  expect(jsonLd(english.text, 'NewsArticle')).toMatchObject({ headline: 'New hours', datePublished: '2026-01-05' })
  expect(await get('/en/news/neue-zeiten')).toMatchObject({
    status: 301,
    headers: { location: '/en/news/new-hours' },
  })
  expect((await get('/aktuelles/2026')).text).toContain('Neue Zeiten')
  expect((await get('/aktuelles/2025')).status).toBe(404)
  const rss = await get('/feeds/news-rss.en.xml')
  expect(rss.text).toContain('<item><title>New hours</title><link>https://eigen.example/en/news/new-hours</link>')
  expect(rss.text).toContain('<pubDate>Mon, 05 Jan 2026 11:00:00 GMT</pubDate>')
  const atom = await get('/feeds/news-atom.de.xml')
  expect(atom.text).toContain('<id>https://eigen.example/aktuelles/neue-zeiten</id>')
  expect((await get('/feeds/news-atom.de.ics')).status).toBe(404)
  expect((await get('/sitemap.xml')).text).toContain('<loc>https://eigen.example/en/news/new-hours</loc>')
})

test('news with a day to come waits for it, and a draft is seen by nobody', async () => {
  const later = { ...news, slug: 'spaeter', display_name: 'Später', day: '2099-01-01', translations: [] }
  expect((await ask('editor', 'POST', '/items/news', later)).status).toBe(200)
  const draft = { ...news, slug: 'entwurf', status: 'draft', translations: [] }
  expect((await ask('editor', 'POST', '/items/news', draft)).status).toBe(200)
  expect((await get('/aktuelles/spaeter')).status).toBe(404)
  expect((await get('/aktuelles/entwurf')).status).toBe(404)
  expect((await get('/feeds/news-rss.de.xml')).text).not.toMatch(/spaeter|entwurf/)
  expect((await get('/sitemap.xml')).text).not.toMatch(/spaeter|entwurf/)
})

const followedBy = async (path: string) =>
  [...(await get(path)).text.matchAll(/<link rel="alternate" type="([^"]+)" title="([^"]+)" href="([^"]+)"\/>/g)].map(
    ([, ...parts]) => parts,
  )

test('the head of pages that list news or events, and of each of these, names what they are followed by, in their language', async () => {
  const news = [
    ['application/rss+xml', 'News (RSS)', '/feeds/news-rss.en.xml'],
    ['application/atom+xml', 'News (Atom)', '/feeds/news-atom.en.xml'],
  ]
  for (const path of ['/en/news', '/en/news/2026', '/en/news/new-hours']) expect(await followedBy(path)).toEqual(news)
  const calendar = ['text/calendar', 'Veranstaltungen (iCalendar)', '/feeds/events.de.ics']
  expect(await followedBy('/events')).toEqual([calendar])
  const place = { ...listed('own', ['Haus', 'House']), name: 'own' }
  const translations = place.translations.map((one) => ({
    ...one,
    path: one.language === 'de' ? '/haus' : '/en/house',
  }))
  const sections = [
    { kind: 'news', sort: 1 },
    { kind: 'events', sort: 2, hidden: true },
  ]
  expect((await ask('editor', 'POST', '/items/page', { ...place, translations, sections })).status).toBe(200)
  await untilShown('/en/house', { status: 200 })
  expect(await followedBy('/en/house')).toEqual(news)
  for (const [type = '', , file = ''] of [...news, calendar]) {
    const { status, headers } = await get(file)
    expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
  }
})

test('an address that changes leads on, and one that another has, or that is a year, is refused at its field', async () => {
  expect((await ask('editor', 'PATCH', `/items/news/${newsId}`, { slug: 'neue-oeffnungszeiten' })).status).toBe(200)
  await untilShown('/aktuelles/neue-oeffnungszeiten', { status: 200 })
  expect(await get('/aktuelles/neue-zeiten')).toMatchObject({
    status: 301,
    headers: { location: '/aktuelles/neue-oeffnungszeiten' },
  })
  const twin = await ask('editor', 'POST', '/items/news', { ...news, slug: 'new-hours', translations: [] })
  expect([twin.status, fieldsOf(twin)]).toEqual([422, ['slug']])
  const year = await ask('editor', 'PATCH', `/items/news/${newsId}`, { slug: '2026' })
  expect([year.status, fieldsOf(year)]).toEqual([422, ['slug']])
})

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

const event = () => ({
  display_name: 'Perlenabend',
  slug: 'perlenabend',
  starts_at: hours(-1),
  ends_at: hours(2),
  sign_up: true,
  seats: 1,
  status: 'published',
  translations: [{ language: 'en', display_name: 'Pearl evening', slug: 'pearl-evening', place: 'At the pier' }],
})

let eventId = 0

test('an event says when and where, takes sign-ups without a script, and gives its date to calendars', async () => {
  const wrong = await ask('editor', 'POST', '/items/event', { ...event(), ends_at: hours(-2) })
  expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['ends_at']])
  const trusted = await ask('editor', 'POST', '/items/event', { ...event(), seats_taken: 1 })
  expect(trusted.status).toBe(403)
  const made = await ask('editor', 'POST', '/items/event', { ...event(), starts_at: hours(1) })
  expect(made.status).toBe(200)
  eventId = Number(made.data.id)
  await untilShown('/events', { status: 200, text: 'href="/events/perlenabend"' })
  const page = await get('/en/events/pearl-evening')
  expect(page.text).toContain('1 place left')
  expect(jsonLd(page.text, 'Event')).toMatchObject({ remainingAttendeeCapacity: 1, location: { name: 'At the pier' } })
  const calendar = await get(`/feeds/event-${eventId}.en.ics`)
  expect(calendar.text).toContain('SUMMARY:Pearl evening')
  expect(calendar.text).toContain('X-WR-CALNAME:Pearl evening')
  expect((await get('/feeds/events.de.ics')).text).toContain('SUMMARY:Perlenabend')
  expect((await get('/feeds/event-999.de.ics')).status).toBe(404)
  const sent = await fetch(`${server.address}/forms/event`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-project-host': OWN },
    body: new URLSearchParams({
      event: String(eventId),
      name: 'Anna',
      email: 'anna@example.org',
      language: 'en',
      privacy: 'on',
    }),
  })
  expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('anna@example.org')])
  await untilShown('/en/events/pearl-evening', { status: 200, text: 'fully booked, waiting list open' })
})

test('who comes back to the address of a form is led to the website in their language, and a program is told that nothing is there', async () => {
  const person = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en-GB,de;q=0.5' }
  for (const path of ['/forms/event', '/forms/contact', '/forms/newsletter', '/forms/page', '/ecom/request']) {
    const led = await askHost(server.address, OWN, path, { headers: person })
    expect([path, led.status, led.headers.location]).toEqual([path, 303, '/en'])
    const told = await askHost(server.address, OWN, path, { headers: { accept: 'application/json' } })
    expect([path, told.status, told.text]).toEqual([path, 404, expect.stringContaining('There is no')])
  }
})

test('an event is over at its end: its kept page says so, it leaves the list and stands in the archive', async () => {
  const soon = new Date(Date.now() + 2500)
  const changed = await ask('editor', 'PATCH', `/items/event/${eventId}`, {
    starts_at: hours(-1),
    ends_at: soon.toISOString(),
  })
  expect(changed.status).toBe(200)
  await untilShown('/events/perlenabend', { status: 200, text: 'Anmelden kann man sich nicht mehr.' })
  await untilShown('/events', { status: 200, text: 'href="/events/perlenabend"' })
  await untilShown('/events/perlenabend', { status: 200, text: 'Diese Veranstaltung ist vorbei.' })
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime())
  expect(Date.now() - soon.getTime()).toBeLessThan(2000)
  await untilShown('/events', { status: 200, text: 'Zurzeit ist keine Veranstaltung geplant.' })
  const year = new Date(Date.now() - 3_600_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 4)
  expect((await get(`/events/${year}`)).text).toContain('href="/events/perlenabend"')
})

const admissions = [
  [undefined, [], undefined],
  [0, ['kostenfrei', 'free of charge'], { price: 0, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }],
  [15.5, ['15,50 € je Person', '€15.50 per person'], { price: 15.5, priceCurrency: 'EUR' }],
] as const

test.each(admissions)(
  'what an event costs is the same on the page, as Markdown and for search engines: %s',
  async (admission, words, offer) => {
    const slug = `eintritt-${admission ?? 'offen'}`.replace('.', '-')
    const translations = [{ language: 'en', display_name: 'Evening', slug: `${slug}-en`, performer: 'Trio Elbe' }]
    const made = await ask('editor', 'POST', '/items/event', {
      ...{ ...event(), slug, starts_at: hours(1), translations },
      ...(admission !== undefined && { admission }),
    })
    expect(made.status).toBe(200)
    for (const [index, path] of [`/events/${slug}`, `/en/events/${slug}-en`].entries()) {
      await untilShown(path, { status: 200 })
      const { text } = await get(path)
      const markdown = await get(`${path}.md`)
      for (const told of [text, markdown.text].map((one) => one.replaceAll('\u00a0', ' '))) {
        expect(told).toContain('Trio Elbe')
        if (words[index]) expect(told).toContain(words[index])
        else expect(told).not.toMatch(/>Preis<|>Price<|kostenfrei|free of charge/)
      }
      const thing = jsonLd(text, 'Event')
      expect(thing.performer.name).toBe('Trio Elbe')
      expect(thing.isAccessibleForFree).toBe(admission === undefined ? undefined : admission === 0)
      if (offer) expect(thing.offers).toMatchObject({ ...offer, url: `https://${OWN}${path}` })
      else expect(thing.offers).toBeUndefined()
    }
    await ask('administrator', 'PATCH', `/items/event/${made.data.id}`, { cancelled: true })
    await untilShown(`/events/${slug}`, { status: 200, text: 'abgesagt' })
    const { offers } = jsonLd((await get(`/events/${slug}`)).text, 'Event')
    expect(offers?.availability).toBe(offer && 'https://schema.org/SoldOut')
  },
)

test.each([-1, 1.999, 'viel'])('an admission that is no amount is refused at its field: %s', async (admission) => {
  const refused = await ask('editor', 'POST', '/items/event', {
    ...event(),
    slug: 'falsch',
    admission,
    translations: [],
  })
  expect([refused.status, fieldsOf(refused)]).toEqual([422, ['admission']])
})
