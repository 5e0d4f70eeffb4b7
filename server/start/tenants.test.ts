import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, FOREIGN, fillTenants, OWN } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask

beforeAll(async () => {
  server = await startSample({}, fillTenants)
  ask = asking(server.address)
})

afterAll(() => server.close())

/** What is answered to a host, which no `fetch` lets a program choose. */
function askHost(host: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(server.address + path, { headers: { host } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', reject).end()
  })
}

describe('a host is served the project that it belongs to', () => {
  const domain = async (host: string) => {
    const { status, text } = await askHost(host, '/items/project?fields=domain')
    return status === 200 ? JSON.parse(text).data[0].domain : status
  }

  test('one dot at the end of a name does not matter', async () => {
    expect(await domain(`${FOREIGN}.`)).toBe(FOREIGN)
  })

  test('a host of nobody gets 421, pages too, while this machine’s own names show the first project', async () => {
    expect(await domain(`x.${FOREIGN}`)).toBe(421)
    expect(await domain('203.0.113.7')).toBe(421)
    expect((await askHost(`x.${FOREIGN}`, '/')).status).toBe(421)
    expect((await askHost(`x.${FOREIGN}`, '/kontakt')).status).toBe(421)
    expect(await domain(new URL(server.address).host)).toBe(OWN)
  })
})

test('what is left of a removed project is shown to who runs the installation, and to nobody else', async () => {
  const gone = { domain: 'weg.example', display_name: 'WEG GEHEIM', languages: ['de'] }
  const { data } = await ask('installation', 'POST', '/items/project', gone)
  expect((await ask('installation', 'DELETE', `/items/project/${data.id}`)).status).toBe(204)
  const read = async (caller: 'foreign' | 'administrator' | 'editor' | 'installation') =>
    (await ask(caller, 'GET', '/revisions?collection=project')).text
  for (const caller of ['foreign', 'administrator', 'editor'] as const)
    expect(await read(caller), caller).not.toContain('GEHEIM')
  expect(await read('installation')).toContain('GEHEIM')
})

test('a restored state changes no part that the caller may not change', async () => {
  const product = await server.db
    .selectFrom('ecommerce_product')
    .innerJoin('project', 'project.id', 'ecommerce_product.project')
    .select('ecommerce_product.id')
    .where('project.domain', '=', OWN)
    .where('slug', '=', 'master')
    .executeTakeFirstOrThrow()
  const path = `/items/ecommerce_product/${product.id}`
  const variants = () =>
    server.db.selectFrom('ecommerce_product_variant').select('id').where('product', '=', Number(product.id)).execute()
  const role = (await server.db.selectFrom('roles').select('id').where('name', '=', 'custom').executeTakeFirstOrThrow())
    .id
  await ask('administrator', 'PATCH', path, { shipping_time: 'sofort' })
  const added = { product_variants: [{ display_name: 'Neu', price_brutto: 3 }] }
  await ask('administrator', 'PATCH', path, added)
  for (const [collection, action] of [
    ['ecommerce_product_variant', 'read'],
    ['ecommerce_product_variant', 'delete'],
    ['ecommerce_product_translation', 'read'],
  ] as const)
    await server.db
      .updateTable('permissions')
      .set({ fields: '[]' })
      .where('role', '=', Number(role))
      .where('collection', '=', collection)
      .where('action', '=', action)
      .execute()
  const before = await variants()
  const { text } = await ask('custom', 'GET', `/revisions?collection=ecommerce_product&item=${product.id}`)
  const [withNew, withoutNew] = JSON.parse(text).data as { id: number }[]
  expect((await ask('custom', 'POST', `/revisions/${withoutNew?.id}/restore`)).status).toBe(403)
  expect(await variants()).toEqual(before)
  await ask('custom', 'PATCH', path, { display_name: 'Umbenannt' })
  expect((await ask('custom', 'POST', `/revisions/${withNew?.id}/restore`)).status).toBe(200)
  expect(await variants()).toEqual(before)
  const texts = server.db
    .selectFrom('ecommerce_product_translation')
    .select('id')
    .where('ecommerce_product', '=', Number(product.id))
  expect(await texts.execute()).not.toEqual([])
})

describe('a forgotten password', () => {
  const mailFor = async (host: string, body: object, more: Record<string, string> = {}) => {
    await server.db.deleteFrom('mail').execute()
    const headers = { host, 'content-type': 'application/json', ...more }
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${server.address}/auth/password/request`, { method: 'POST', headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      })
      sent.on('error', reject).end(JSON.stringify(body))
    })
    expect(status).toBe(200)
    const mails = () => server.db.selectFrom('mail').select('text').execute()
    await expect.poll(mails).toHaveLength(1)
    return String((await mails())[0]?.text)
  }
  test('the link leads to the project’s back office, whatever address, host and page the caller names', async () => {
    const named = { 'x-directus-project': OWN, 'x-forwarded-host': FOREIGN, 'x-project-host': FOREIGN }
    for (const [host, reset_url, headers] of [
      [OWN, `https://${OWN}/login`, {}],
      [`${OWN}:8080`, `http://${OWN}:8080/x?y=1`, named],
      ['angreifer.example', `https://${FOREIGN}/x`, named],
    ] as const) {
      const text = await mailFor(host, { email: `editor@${OWN}`, reset_url }, headers)
      expect(text).toContain(`https://${OWN}/admin/reset#token=`)
      for (const wrong of ['8080', '?token=', 'angreifer', `//${FOREIGN}`]) expect(text).not.toContain(wrong)
    }
  })

  test('on the printed address, without a mail server, the first administrator finds the link under Mails and uses it', async () => {
    const { host } = new URL(server.address)
    await mailFor(host, { email: `installation@${OWN}` })
    const { text } = await ask('installation', 'GET', '/items/mail?fields=kind,text')
    const [, token] = new RegExp(`http://${host}/admin/reset#token=([\\w-]+)`).exec(text) ?? []
    expect(token).toBeDefined()
    for (const caller of ['administrator', 'foreign'] as const)
      expect((await ask(caller, 'GET', '/items/mail?fields=kind,text')).text).not.toContain('token=')
    const reset = { token, password: 'Morgens um sieben Brezeln' }
    expect((await ask('stranger', 'POST', '/auth/password/reset', reset)).status).toBe(200)
  })
})
