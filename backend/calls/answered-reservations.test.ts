import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleReservations } from './sample-reservations.ts'

withDatabases((database) => {
  /** A shop in which Anna has reserved a ring and asked a question of a branch, in the language given. */
  const start = async (language = 'de') => {
    const shop = await sampleReservations(database())
    await shop.reserve()
    const [reservation] = await shop.reservations()
    const ask = (change = {}) => {
      const sent = { created_on: '2026-11-20T10:00:00.000Z', expires_on: '2027-11-20T10:00:00.000Z' }
      const who = { name: 'Anna', email: 'Anna@Example.org', message: 'Liegt er bereit?', language }
      return insertTree(database(), 'contact_request', { project: shop.shop.project, ...who, ...sent, ...change })
    }
    const contact = Number(await ask())
    const answer = (named: unknown, to = contact, as: Record<string, string> = shop.staff) =>
      shop.call('POST', `/ecom/answers/contact_request/${to}`, { message: 'Bis Samstag!', reservation: named }, as)
    const answers = async () => (await shop.mails()).filter(({ kind }) => kind === 'answer')
    return { ...shop, id: Number(reservation?.id), code: String(reservation?.code), ask, answer, answers }
  }

  test.each([
    ['de', 'Ihre Reservierung', 'Samstag, 21. November um 11:00'],
    ['en', 'Your reservation', 'Saturday 21 November at 11:00'],
    ['fr', 'Votre réservation', 'samedi 21 novembre à 11:00'],
  ])(
    'a reservation of who asked is put to the answer with its page, whose link the thread does not keep: %s',
    async (language, words, visit) => {
      const { answer, answers, id, code, call } = await start(language)
      const { body } = await answer(id)
      const [mail] = await answers()
      const text = String(mail?.text)
      expect(text).toContain(`${words} ${code}`)
      expect(text).toContain(visit)
      const [, path = ''] = /https?:\/\/[^/]+(\/ecom\/reservation\/\S+)/.exec(text) ?? []
      expect((await call('GET', path)).body).toContain(code)
      expect(body.data[0].message).toContain(`${words} ${code}`)
      expect(body.data[0].message).not.toContain('/ecom/reservation')
    },
  )

  test('reservations of another address, of another website, ended ones and what is none are refused, and nothing is sent', async () => {
    const { answer, answers, ask, id, call, staff } = await start()
    const other = await start()
    const refused = async (named: unknown, to?: number) =>
      expect(await answer(named, to)).toMatchObject({
        status: 422,
        body: { error: { message: expect.stringMatching(/^reservation /) } },
      })
    for (const named of [other.id, 'x', 0, {}, 999_999]) await refused(named)
    await refused(id, Number(await ask({ email: 'bert@example.org' })))
    await call('POST', `/ecom/reservations/${id}/state`, { state: 'cancelled' }, staff)
    await refused(id)
    expect(await answers()).toEqual([])
  })

  test('staff of a branch put no reservation of another to an answer', async () => {
    const { answer, answers, ask, id, main, other, call, signIn } = await start()
    const bound = await signIn('shop_staff')
    const own = (await call('GET', '/users/me', undefined, bound)).body.data.id
    const bind = (branch: number) => database().updateTable('users').set({ branch }).where('id', '=', own).execute()
    await bind(main)
    const here = Number(await ask({ branch: main }))
    expect((await answer(id, here, bound)).status).toBe(422)
    expect(await answers()).toEqual([])
    await bind(other)
    expect((await answer(id, Number(await ask({ branch: other })), bound)).status).toBe(200)
  })
})
