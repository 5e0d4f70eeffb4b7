import { expect, test } from 'vitest'
import type { ImportedLines } from '#contract/wire/imported-lines.ts'
import { withDatabases } from '../db/with-databases.ts'
import { consentProofs } from '../newsletter/proof.ts'
import { tracesOf } from '../persons/find-traces.ts'
import { sampleLineImports } from './sample-line-imports.ts'

const SUBSCRIBERS = `E-Mail;Status;Angemeldet am;Bestätigt am;Abgemeldet am;Einwilligung;Sprache
Anna@Example.org;abonniert;03.02.2024 09:58;03.02.2024 10:15;;Ja, ich will den Newsletter.;en
bert@example.org;abgemeldet;2023-05-01 08:00:00;2023-05-01 08:05:00;2024-01-02 12:00:00;Ja, ich will den Newsletter.;
clara@example.org;abonniert;2024-02-03;;;Ja, ich will den Newsletter.;
dora@example.org;abonniert;;2024-02-03T09:00:00Z;;;fr
emil;abonniert;;2024-02-03T09:00:00Z;;Ja.;
anna@example.org;abonniert;;2024-02-03T09:00:00Z;;Ja.;
franz@example.org;pending;;2024-02-03T09:00:00Z;;Ja.;
`

withDatabases((database) => {
  const start = (role: 'administrator' | 'editor' = 'administrator') => sampleLineImports(database(), role)

  const saidOf = ({ lines }: ImportedLines) =>
    lines.flatMap(({ problems }) => problems.map(({ line, field, message }) => `${line} ${field}: ${message}`))

  test('consents come in with their proof; without one, or confirmed by nobody, they are refused with their line; who has left stays so, and no mail is written', async () => {
    const { send, project, subscribers, rows } = await start()
    const mails = (await rows('mail')).length
    const tried = await send(SUBSCRIBERS, 'subscribers', 'try')
    expect(tried).toMatchObject({ status: 200, data: { written: false, counts: { create: 2, same: 0, refused: 5 } } })
    expect(await subscribers()).toEqual([])
    expect(saidOf(tried.data)).toEqual([
      '4 confirmed_on: has no proof: when was the consent confirmed?',
      '5 words: has no proof: what were the words of the consent?',
      '6 email: must be an e-mail address',
      '7 : is what line 2 says once more',
      '8 state: is no consent that was confirmed',
    ])
    const nothing = await send(SUBSCRIBERS, 'subscribers', 'all')
    expect(nothing.data).toMatchObject({ written: false, counts: { refused: 5 } })
    expect(await subscribers()).toEqual([])
    expect((await send(SUBSCRIBERS, 'subscribers', 'good')).data).toMatchObject({
      written: true,
      counts: { create: 2 },
    })
    const [anna, bert] = await subscribers()
    expect(anna).toMatchObject({ email: 'anna@example.org', language: 'en', state: 'active', expires_on: null })
    expect(bert).toMatchObject({ email: 'bert@example.org', state: 'ended', expires_on: expect.any(String) })
    expect((await consentProofs(database(), [Number(anna?.id)])).get(Number(anna?.id))).toMatchObject({
      requested_on: '2024-02-03T08:58:00.000Z',
      confirmed_on: '2024-02-03T09:15:00.000Z',
      words: 'Ja, ich will den Newsletter.',
    })
    expect((await rows('mail')).length).toBe(mails)
    const again = await send(SUBSCRIBERS, 'subscribers', 'good', 'Ja, schickt mir alles.')
    expect(again.data.counts).toEqual({ create: 1, same: 2, refused: 4 })
    const traces = await tracesOf(database(), project, { email: 'anna@example.org' })
    expect(traces.map(({ place }) => place)).toEqual(['newsletter'])
    const kept = JSON.stringify([await rows('imports'), await rows('import_goods')])
    expect(kept).not.toContain('example.org')
  })

  test('lines that name no language have that of the website', async () => {
    const { send, project, subscribers, rows } = await start()
    const languages = JSON.stringify(['fr', 'de'])
    await database().updateTable('project').set({ languages }).where('id', '=', project).execute()
    await send(SUBSCRIBERS, 'subscribers', 'good')
    expect((await subscribers()).map(({ email, language }) => [email, language])).toEqual([
      ['anna@example.org', 'en'],
      ['bert@example.org', 'fr'],
    ])
    await send('Produkt,Sterne,Name,Text,Sprache\nmaster,5,Léa,Bien.,\nmaster,5,Jo,Gut.,de\n', 'ratings', 'good')
    const ratings = (await rows('ecommerce_product_rating')).slice(-2)
    expect(ratings.map(({ name, language }) => [name, language])).toEqual([
      ['Léa', 'fr'],
      ['Jo', 'de'],
    ])
  })

  test('ratings wait for approval, of nobody whose purchase is proved, and come in once', async () => {
    const { send, rows, products } = await start()
    const file = `Produkt,Sterne,Name,Titel,Text,Datum,Antwort
master,"5,0",Anna,Schön,"Sehr schön, sagt ""Anna"".",2024-05-01 12:00:00,Danke!
MASTER,6,Bert,,Zu viel.,2024-05-01,
gibt-es-nicht,4,Clara,,Gut.,2024-05-01,
master,4,Dora,,Gut.,heute,
`
    const before = (await rows('ecommerce_product_rating')).length
    const { data } = await send(file, 'ratings', 'good')
    expect(data.counts).toEqual({ create: 1, same: 0, refused: 3 })
    expect(saidOf(data)).toEqual([
      '3 rating: is not as a rating has it',
      '4 product: has no "gibt-es-nicht"',
      '5 created_on: is no moment of time',
    ])
    const made = (await rows('ecommerce_product_rating')).slice(before)
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({ name: 'Anna', rating: 5, status: 'draft', created_on: '2024-05-01T10:00:00.000Z' })
    expect([Boolean(made[0]?.verified), made[0]?.order_line, made[0]?.mail, made[0]?.shop_answer]).toEqual([
      ...[false, null, null],
      'Danke!',
    ])
    expect((await send(file, 'ratings', 'good')).data.counts).toMatchObject({ create: 0, same: 1 })
    expect((await products('slug,ratings.id'))[0]).toMatchObject({ slug: 'master' })
  })

  test('redirects are made as the table says, and one that leads elsewhere stays', async () => {
    const { send, client, staff } = await start()
    const bytes = new Uint8Array(
      Buffer.from('﻿Redirect from;Redirect to;Code\n/products/größe;/shop/ring;302\n', 'utf16le'),
    )
    expect((await send(bytes, 'redirects', 'all')).data).toMatchObject({ written: true, counts: { create: 1 } })
    const file = `from_path,to_path
/products/größe,/shop/uhr
https://alt.example/a?x=1,/shop
/b,/B
/c,kein Ziel
/d,/e
/e,/D
/f,/d
`
    const { data } = await send(file, 'redirects', 'good')
    expect(saidOf(data)).toEqual([
      '2 from_path: leads elsewhere already: /shop/ring',
      '4 to_path: leads to itself',
      '5 to_path: is no path and no web address',
      '6 to_path: leads back to where it begins',
      '7 to_path: leads back to where it begins',
    ])
    const path = '/items/redirect?fields=from_path,to_path,permanent&sort=id'
    expect((await client.call('GET', path, undefined, staff)).body.data).toEqual([
      { from_path: '/products/größe', to_path: '/shop/ring', permanent: false },
      { from_path: '/a?x=1', to_path: '/shop', permanent: true },
      { from_path: '/f', to_path: '/d', permanent: true },
    ])
  })

  test('a redirect that closes a circle with those that are there is refused', async () => {
    const { send } = await start()
    const there = 'from_path,to_path\n/a,/b\n/B,/C\n'
    expect((await send(there, 'redirects', 'all')).data).toMatchObject({ written: true, counts: { create: 2 } })
    const { data } = await send('from_path,to_path\n/c,/A\n/d,/a\n', 'redirects', 'good')
    expect(saidOf(data)).toEqual(['2 to_path: leads back to where it begins'])
    expect(data.counts).toMatchObject({ create: 1, refused: 1 })
  })

  test('a broken file, an unknown kind and who may not are refused, and nothing is written', async () => {
    const { send, subscribers } = await start()
    expect(await send('email;state\n"a@example.org;active\n', 'subscribers', 'good')).toMatchObject({
      status: 422,
      error: { message: expect.stringMatching(/^file The file is broken at line \d/) },
    })
    expect((await send(SUBSCRIBERS, 'orders', 'good')).status).toBe(422)
    expect((await send(SUBSCRIBERS, 'subscribers', 'maybe')).status).toBe(422)
    expect(await subscribers()).toEqual([])
    const editor = await start('editor')
    expect((await editor.send(SUBSCRIBERS, 'subscribers', 'good')).status).toBe(403)
    expect(await editor.subscribers()).toEqual([])
  })
})
