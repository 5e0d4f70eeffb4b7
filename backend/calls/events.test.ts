import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { eventFile } from '../events/event-file.ts'
import { endEvents, settleEvents } from '../events/watch-events.ts'
import { purgeExpired } from '../forms/retention.ts'
import { insertTree } from '../items/insert.ts'
import { altered } from '../vault/altered.ts'
import { sampleForms } from './sample-forms.ts'

const HOUR = 3_600_000

const linkIn = (text: unknown) => /\nhttps?:\/\/[^/]+(\/forms\/event\/\S+)/.exec(String(text))?.[1] ?? ''

withDatabases((database) => {
  /** An event with two seats in two days, of a website of its own. */
  async function start(own: Record<string, unknown> = {}) {
    const db = database()
    const shop = await sampleForms(db, `${randomUUID().slice(0, 8)}.example`, { contact_privacy: 'notice' })
    const begin = shop.now().getTime() + 48 * HOUR
    const event = Number(
      await insertTree(db, 'event', {
        project: shop.project,
        display_name: 'Perlenabend',
        slug: 'perlenabend',
        starts_at: new Date(begin).toISOString(),
        ends_at: new Date(begin + 3 * HOUR).toISOString(),
        sign_up: true,
        seats: 2,
        status: 'published',
        translations: [{ language: 'en', display_name: 'Pearl evening', slug: 'pearl-evening', place: 'At the pier' }],
        ...own,
      }),
    )
    const signUp = async (name: string, more: Record<string, unknown> = {}) => {
      const fields = { event, name, email: `${name.toLowerCase()}@example.org`, language: 'de', ...more }
      const answer = await shop.json('/forms/event', fields)
      return { status: answer.status, body: (await answer.json()) as Record<string, string> }
    }
    const list = async () =>
      (await db.selectFrom('event_signup').selectAll().where('event', '=', event).orderBy('id').execute()).map(
        ({ name, state, persons }) => `${name} ${state} ${persons}`,
      )
    const row = () => db.selectFrom('event').selectAll().where('id', '=', event).executeTakeFirstOrThrow()
    return { ...shop, db, event, signUp, list, row }
  }

  test('the server gives two seats away, lets the next ones wait, and gives a seat that is free to the first of them, by mail', async () => {
    const shop = await start()
    for (const name of ['Anna', 'Bert']) expect((await shop.signUp(name)).status).toBe(200)
    expect((await shop.signUp('Cleo', { language: 'en' })).status).toBe(200)
    expect((await shop.signUp('Dora')).status).toBe(200)
    expect(await shop.list()).toEqual(['Anna confirmed 1', 'Bert confirmed 1', 'Cleo waiting 1', 'Dora waiting 1'])
    expect(Number((await shop.row()).seats_taken)).toBe(2)
    const mails = await shop.mails()
    expect(mails.map(({ kind, recipient_address }) => `${kind} ${recipient_address}`).sort()).toEqual([
      'event laden@muster.example',
      'event laden@muster.example',
      'event laden@muster.example',
      'event laden@muster.example',
      'event_confirmed anna@example.org',
      'event_confirmed bert@example.org',
      'event_waiting cleo@example.org',
      'event_waiting dora@example.org',
    ])
    const first = mails.find(({ kind }) => kind === 'event_confirmed')
    const [source] = JSON.parse(String(first?.attachments)) as Record<string, string>[]
    expect(new TextDecoder().decode(eventFile(source ?? {}).content)).toContain('SUMMARY:Perlenabend')

    const link = linkIn(first?.text)
    const looked = await shop.call('GET', link)
    expect(await looked.text()).toContain('Sie sind angemeldet')
    expect(await shop.list()).toContain('Anna confirmed 1')
    const left = await shop.plain(link, { action: 'cancel', language: 'de' })
    expect([left.status, await left.text()]).toEqual([200, expect.stringContaining('Abgesagt')])
    expect(await shop.list()).toEqual(['Anna cancelled 1', 'Bert confirmed 1', 'Cleo confirmed 1', 'Dora waiting 1'])
    const after = (await shop.mails()).slice(mails.length)
    expect(after.map(({ kind, recipient_address, subject }) => [kind, recipient_address, subject])).toEqual([
      ['event_cancelled', 'anna@example.org', 'Ihre Anmeldung ist aufgehoben: Perlenabend'],
      ['event_moved_up', 'cleo@example.org', 'A place has become free: Pearl evening'],
    ])
    expect(after[1]?.text).toContain('At the pier')
    expect((await shop.plain(link, { action: 'cancel', language: 'de' })).status).toBe(409)
  })

  test.each([
    ['de', 'Diese Veranstaltung ist abgesagt', 'Diese Veranstaltung gibt es nicht mehr'],
    ['en', 'This event does not take place', 'This event is no longer there'],
    ['fr', 'Cet événement n’a pas lieu', 'Cet événement n’existe plus'],
  ])(
    'in %s the link of a guest says that the event is off, or gone, and looks forward to nobody',
    async (language, off, gone) => {
      const shop = await start()
      await shop.signUp('Anna')
      const link = linkIn((await shop.mails()).find(({ kind }) => kind === 'event_confirmed')?.text)
      const seen = async () => (await shop.call('GET', `${link}?language=${language}`)).text()
      await shop.db.updateTable('event').set({ cancelled: 1 }).where('id', '=', shop.event).execute()
      expect(await seen()).toContain(off)
      expect(await seen()).not.toContain('.ics')
      await shop.db.deleteFrom('event').where('id', '=', shop.event).execute()
      expect(await seen()).toContain(gone)
      expect(await seen()).toContain('Perlenabend')
    },
  )

  test('of twenty who ask for two seats at the same moment two get one', async () => {
    const shop = await start()
    await Promise.all(Array.from({ length: 20 }, (_, index) => shop.signUp(`Gast${index}`)))
    const list = await shop.list()
    expect(list.filter((one) => one.includes('confirmed'))).toHaveLength(2)
    expect(list.filter((one) => one.includes('waiting'))).toHaveLength(18)
    expect(Number((await shop.row()).seats_taken)).toBe(2)
  })

  test('what does not fit is refused by its field, and nobody is written down', async () => {
    const shop = await start({ most_persons: 2 })
    expect(await shop.signUp('Anna', { persons: 3 })).toMatchObject({ status: 422 })
    expect(JSON.stringify((await shop.signUp('', { email: 'no' })).body)).toMatch(/name.*email|email.*name/)
    for (const event of [undefined, 'x', 0, 999_999, -1, 1e20])
      expect([event, (await shop.signUp('Anna', { event })).status]).toEqual([event, 422])
    expect((await shop.signUp('Anna', { homepage: 'spam' })).status).toBe(409)
    expect(await shop.list()).toEqual([])
    const again = await shop.plain('/forms/event', { event: String(shop.event), name: '', language: 'fr' })
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('Le nom manque')])
  })

  test.each([
    ['de', 'Sie sind schon angemeldet: Perlenabend', 'Sie stehen schon auf der Warteliste: Perlenabend'],
    ['en', 'You already have a place: Pearl evening', 'You are already on the waiting list: Pearl evening'],
    ['fr', 'Vous êtes déjà inscrit : Perlenabend', 'Vous êtes déjà sur la liste d’attente : Perlenabend'],
  ])(
    'in %s nobody learns from the form who has signed up: the answer is the same, and only their own mail tells',
    async (language, placed, waits) => {
      const shop = await start()
      const asked = async (name: string, more: Record<string, unknown> = {}) => {
        const fields = {
          event: String(shop.event),
          name,
          email: `${name.toLowerCase()}@example.org`,
          language,
          ...more,
        }
        const page = await shop.plain('/forms/event', fields)
        return [await shop.signUp(`${name}2`, { language, ...more }), page.status, await page.text()]
      }
      await shop.signUp('Anna', { language, persons: 2 })
      await shop.signUp('Bert', { language })
      const before = await shop.list()
      const strange = await asked('Xeno', { persons: 1 })
      const [known, waiting] = [await asked('Anna', { persons: 1 }), await asked('Bert')]
      const named = (answer: unknown, name: string) => JSON.stringify(answer).replaceAll(name.toLowerCase(), '…')
      expect(named(known, 'Anna')).toBe(named(strange, 'Xeno'))
      expect(named(waiting, 'Bert')).toBe(named(strange, 'Xeno'))
      expect((await shop.signUp('ANNA', { email: 'ANNA@example.org', language })).body).toEqual(
        (await shop.signUp('Yve', { language })).body,
      )
      expect((await shop.list()).filter((one) => /^(Anna|Bert|ANNA) /.test(one))).toEqual(before)
      const mails = await shop.mails()
      const again = mails.filter(({ kind }) => String(kind).startsWith('event_again'))
      expect(again.map(({ recipient_address, subject }) => [recipient_address, subject])).toEqual([
        ['anna@example.org', placed],
        ['bert@example.org', waits],
        ['anna@example.org', placed],
      ])
      const link = linkIn(again[0]?.text)
      expect((await shop.plain(link, { action: 'cancel', language })).status).toBe(200)
      expect((await shop.list())[0]).toBe('Anna cancelled 2')
    },
  )

  test.each([
    ['de', 'Laden am Hafen', '15,00 € je Person (inkl. MwSt.), zusammen 30,00 €', 'verpflichtet Sie nicht zu zahlen'],
    ['en', 'Harbour shop', '€15.00 per person (incl. VAT), €30.00 altogether', 'does not oblige you to pay'],
    ['fr', 'Boutique du port', '15,00 € par personne (TTC), 30,00 € au total', 'ne vous oblige pas à payer'],
  ])(
    'in %s the mail of an event with a price names the branch, what is paid on site, and that nothing has to be',
    async (language, place, price, free) => {
      const shop = await start({ translations: [], admission: 15 })
      const branch = await insertTree(shop.db, 'branch', {
        project: shop.project,
        display_name: 'Laden am Hafen',
        slug: 'hafen',
        street: 'Kai 1',
        zip: '20457',
        city: 'Hamburg',
        translations: [
          { language: 'en', display_name: 'Harbour shop' },
          { language: 'fr', display_name: 'Boutique du port' },
        ],
      })
      await shop.db.updateTable('event').set({ branch }).where('id', '=', shop.event).execute()
      await shop.signUp('Anna', { language, persons: 2 })
      const mail = (await shop.mails()).find(({ kind }) => kind === 'event_confirmed')
      const text = String(mail?.text).replaceAll(/[\u00a0\u202f]/g, ' ')
      for (const words of [`${place}, Kai 1, 20457 Hamburg`, price, free]) expect(text).toContain(words)
      const again = await shop.plain('/forms/event', { event: String(shop.event), name: '', persons: '7', language })
      const page = (await again.text()).replaceAll(/[\u00a0\u202f]/g, ' ')
      expect(page).toContain(free)
      expect(page).toMatch(/(höchstens|at most) 4|4 (personnes )?au maximum/)
    },
  )

  test('a link that was not made here opens nothing, and one of another website neither', async () => {
    const [shop, other] = [await start(), await start()]
    await shop.signUp('Anna')
    const link = linkIn((await shop.mails()).find(({ kind }) => kind === 'event_confirmed')?.text)
    expect((await other.call('GET', link)).status).toBe(404)
    expect((await shop.call('GET', altered(link))).status).toBe(404)
    expect((await shop.call('GET', '/forms/event/..%2f..')).status).toBe(404)
  })

  test('an event is over at its end by itself, told to the change feed once, whoever of two processes looks', async () => {
    const shop = await start()
    const { db, now } = shop
    /** Changes since it was made. */
    const told = async () =>
      (
        await db
          .selectFrom('changes')
          .select('item')
          .where('collection', '=', 'event')
          .where('item', '=', String(shop.event))
          .execute()
      ).length - 1
    const end = (moment: Date) => db.transaction().execute((trx) => endEvents(trx, moment))
    const over = new Date(now().getTime() + 51 * HOUR)
    await end(new Date(over.getTime() - 1))
    expect([(await shop.row()).ended_on, await told()]).toEqual([null, 0])
    await Promise.all([end(over), end(over)])
    expect([(await shop.row()).ended_on, await told()]).toEqual([over.toISOString(), 1])
    await db
      .updateTable('event')
      .set({ ends_at: new Date(over.getTime() + HOUR).toISOString() })
      .where('id', '=', shop.event)
      .execute()
    await end(over)
    expect([(await shop.row()).ended_on, await told()]).toEqual([null, 2])
  })

  test('seats that the shop adds, and those of who was taken off by hand, go to who waits', async () => {
    const shop = await start()
    await shop.signUp('Anna', { persons: 2 })
    await shop.signUp('Bert', { persons: 2 })
    await shop.signUp('Cleo')
    expect(await settleEvents(shop.eventOptions)).toBe(false)
    await shop.db.updateTable('event').set({ seats: 3 }).where('id', '=', shop.event).execute()
    expect(await settleEvents(shop.eventOptions)).toBe(true)
    expect(await shop.list()).toEqual(['Anna confirmed 2', 'Bert waiting 2', 'Cleo confirmed 1'])
    await shop.db.deleteFrom('event_signup').where('name', '=', 'Anna').where('event', '=', shop.event).execute()
    expect(await settleEvents(shop.eventOptions)).toBe(true)
    expect(await shop.list()).toEqual(['Bert confirmed 2', 'Cleo confirmed 1'])
    expect(Number((await shop.row()).seats_taken)).toBe(3)
  })

  test('who came is forgotten 30 days after the end of the event, also of one that was put off', async () => {
    const shop = await start()
    await shop.signUp('Anna')
    const later = (days: number) => new Date(shop.now().getTime() + days * 24 * HOUR)
    await purgeExpired(shop.db, later(31))
    expect(await shop.list()).toHaveLength(1)
    await shop.db
      .updateTable('event')
      .set({ ends_at: later(60).toISOString() })
      .where('id', '=', shop.event)
      .execute()
    await purgeExpired(shop.db, later(40))
    expect(await shop.list()).toHaveLength(1)
    for (const days of [61, 89]) {
      await purgeExpired(shop.db, later(days))
      expect([days, await shop.list()]).toEqual([days, ['Anna confirmed 1']])
    }
    const [kept] = await shop.db
      .selectFrom('event_signup')
      .select('expires_on')
      .where('event', '=', shop.event)
      .execute()
    expect(kept?.expires_on).toBe(later(90).toISOString())
    await purgeExpired(shop.db, later(91))
    expect(await shop.list()).toEqual([])
  })
})
