import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { testClient } from './test-client.ts'

withDatabases((database) => {
  async function start(domain = `${randomUUID().slice(0, 8)}.de`) {
    const db = database()
    const project = Number(await insertTree(db, 'project', { domain, display_name: 'Muster', languages: ['de', 'en'] }))
    const settings = Number(await insertTree(db, 'ecommerce_settings', { project, enable_cart: false }))
    const client = testClient(db, { defaultDomain: domain })
    const staff = await client.signedInAs({ email: `${randomUUID()}@muster.example`, role: 'administrator', project })
    const headers = { ...staff, 'x-directus-project': domain }
    const change = (body: object) => client.call('PATCH', `/items/ecommerce_settings/${settings}`, body, headers)
    const file = async (width: number | null, height: number | null, type = 'image/png', hash: string = randomUUID()) =>
      String(
        await insertTree(db, 'files', {
          ...{ id: randomUUID(), project, hash, filename: 'notice', type, size: 9, width, height },
        }),
      )
    const notice = async (
      language: string,
      width: number | null,
      height: number | null,
      type?: string,
      hash?: string,
    ) => ({ language, file: await file(width, height, type, hash) })
    const placeholder = (language: string) => notice(language, 1240, 1754, 'image/svg+xml', '49099bdc25039f9c8080')
    const rename = async (to: string) => {
      const keeper = await client.signedInAs({ email: `${randomUUID()}@muster.example`, role: 'administrator' })
      return client.call('PATCH', `/items/project/${project}`, { domain: to }, keeper)
    }
    return { change, notice, placeholder, rename, settings, client, headers }
  }
  const messagesOf = (body: unknown) =>
    (body as { error: { fields: { field: string; message: string }[] } }).error.fields.map(
      ({ field, message }) => `${field} ${message}`,
    )

  test('a real domain sells nothing without the notice, and the refusal names the language', async () => {
    const { change, notice, settings, client, headers } = await start()
    const refused = await change({ enable_cart: true })
    expect([refused.status, messagesOf(refused.body)]).toEqual([
      422,
      ['de', 'en'].map((language) => `enable_cart needs the EU notice on the legal guarantee in ${language}`),
    ])
    const notices = [await notice('de', 1240, 1754), await notice('en', 2480, 3508)]
    expect((await change({ enable_cart: true, guarantee_notices: notices })).status).toBe(200)
    const row = await database()
      .selectFrom('ecommerce_guarantee_notice')
      .select('id')
      .where('settings', '=', settings)
      .where('language', '=', 'de')
      .executeTakeFirstOrThrow()
    const removed = await client.call('DELETE', `/items/ecommerce_guarantee_notice/${row.id}`, undefined, headers)
    expect(removed.status).toBe(422)
  })

  test('an administrator may take it on to sell without it, which is in the history of the settings', async () => {
    const { change, client, settings } = await start()
    expect((await change({ enable_cart: true, sells_without_notice: true })).status).toBe(200)
    const revisions = await database()
      .selectFrom('revisions')
      .selectAll()
      .where('collection', '=', 'ecommerce_settings')
      .where('item', '=', String(settings))
      .execute()
    expect(JSON.stringify(revisions)).toContain('sells_without_notice')
    const { body } = await client.call('GET', '/items/ecommerce_settings?fields=*')
    expect(JSON.stringify(body)).not.toContain('sells_without_notice')
    expect((await change({ sells_without_notice: false })).status).toBe(422)
  })

  test('the demonstration’s placeholder is no notice where somebody can buy: it opens no shop, and no domain is taken with it', async () => {
    const real = await start()
    const needed = ['de', 'en'].map((language) => `needs the EU notice on the legal guarantee in ${language}`)
    const refused = await real.change({ enable_cart: true, guarantee_notices: [await real.placeholder('de')] })
    expect([refused.status, messagesOf(refused.body)]).toEqual([422, needed.map((words) => `enable_cart ${words}`)])

    const shown = await start(`${randomUUID().slice(0, 8)}.example`)
    const opened = await shown.change({ enable_cart: true, guarantee_notices: [await shown.placeholder('de')] })
    expect(opened.status).toBe(200)
    const taken = await shown.rename(`${randomUUID().slice(0, 8)}.de`)
    expect([taken.status, messagesOf(taken.body)]).toEqual([422, needed.map((words) => `domain ${words}`)])
    const row = await database()
      .selectFrom('ecommerce_guarantee_notice')
      .select('id')
      .where('settings', '=', shown.settings)
      .executeTakeFirstOrThrow()
    const official = { id: row.id, ...(await shown.notice('de', 1240, 1754)) }
    expect((await shown.change({ guarantee_notices: [official] })).status).toBe(200)
    expect((await shown.rename(`${randomUUID().slice(0, 8)}.de`)).status).toBe(200)
  })

  test('a file that cannot be the notice is refused by what speaks against it, also in a demonstration', async () => {
    const { change, notice, settings, client, headers } = await start(`${randomUUID().slice(0, 8)}.example`)
    expect((await change({ enable_cart: true })).status).toBe(200)
    const refusals = [
      [await notice('de', 1754, 1240), 'that is no upright page of A4'],
      [await notice('de', 620, 877), 'that is too small: at least 1240 pixels wide'],
      [await notice('de', null, null, 'application/pdf'), 'that is no picture'],
    ] as const
    for (const [row, words] of refusals) {
      const { status, body } = await change({ guarantee_notices: [row] })
      const refusal = [422, [`guarantee_notices has a notice in de ${words}`]]
      expect([status, messagesOf(body)]).toEqual(refusal)
      const alone = await client.call('POST', '/items/ecommerce_guarantee_notice', { settings, ...row }, headers)
      expect([alone.status, messagesOf(alone.body)]).toEqual(refusal)
    }
    const right = { settings, ...(await notice('de', 1240, 1754)) }
    expect((await client.call('POST', '/items/ecommerce_guarantee_notice', right, headers)).status).toBe(200)
  })
})
