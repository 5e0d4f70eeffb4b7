import { beforeEach, expect, test } from 'vitest'
import { type SampleProductForms, sampleProductForms } from '../calls/sample-product-forms.ts'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import { honeypotField } from '../forms/suspicion.ts'
import { insertTree } from '../items/insert.ts'

const asker = { name: 'Anna <b>Muster</b>', email: 'anna@example.org', privacy: 'on', language: 'fr' }

let domains = 0

withDatabases((database) => {
  let shop: SampleProductForms

  beforeEach(async () => {
    shop = await sampleProductForms(database(), `requests-${domains++}.example`)
  })

  const ask = (change: Record<string, unknown> = {}, headers = {}) =>
    shop.json('/ecom/request', { ...asker, product: shop.ring, ...change }, headers)

  test('a request is kept, mailed to the shop and confirmed to whoever asks, each in their language', async () => {
    const message = 'Avez-vous la bague\nen taille 54 ?'
    const answer = await ask({ variant: shop.size54, phone: '+33 1 23 45 67 89', message })
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', public: true }])
    const [toShop, receipt] = await shop.mails()
    expect(toShop).toMatchObject({
      kind: 'request',
      recipient_address: 'laden@muster.example',
      reply_to_address: 'anna@example.org',
      subject: 'Anfrage zu Ring Elbe, 54',
    })
    expect(toShop?.text).toContain('Referenznummer: R-1-54')
    expect(toShop?.text).toContain('Telefon: +33 1 23 45 67 89')
    expect(toShop?.text).toContain('> Avez-vous la bague\n> en taille 54 ?')
    expect(toShop?.text).toMatch(/Produkt ansehen:\nhttp:\/\/[\w.-]+\/shop\/ring-elbe/)
    expect(toShop?.html).toContain('Anna &lt;b&gt;Muster&lt;/b&gt;')
    expect(receipt).toMatchObject({
      kind: 'request_receipt',
      recipient_address: 'anna@example.org',
      reply_to_address: 'laden@muster.example',
      subject: 'Votre demande concernant Bague Elbe, 54',
    })
    expect(receipt?.text).toMatch(/http:\/\/[\w.-]+\/fr\/boutique\/ring-elbe/)
    expect(await shop.productRequests()).toMatchObject([
      {
        state: 'new',
        product: shop.ring,
        variant: shop.size54,
        product_name: 'Ring Elbe, 54',
        reference_number: 'R-1-54',
        language: 'fr',
        name: asker.name,
        email: asker.email,
        phone: '+33 1 23 45 67 89',
        message,
        mail: toShop?.id,
      },
    ])
    expect(shop.wakings()).toBe(1)
  })

  test('a product with its own German name and other translations only is asked about by that name', async () => {
    const foreign = [
      { language: 'en', display_name: 'Pearl' },
      { language: 'fr', display_name: 'Perle' },
    ]
    const pearl = await insertTree(database(), 'ecommerce_product', {
      project: shop.project,
      display_name: 'Elbperle',
      slug: 'elbperle',
      status: 'published',
      translations: foreign,
    })
    expect((await ask({ product: pearl, language: 'de' })).status).toBe(200)
    const [toShop, receipt] = await shop.mails()
    expect([toShop?.subject, receipt?.subject]).toEqual(['Anfrage zu Elbperle', 'Ihre Anfrage zu Elbperle'])
    expect(await shop.productRequests()).toMatchObject([{ product_name: 'Elbperle' }])
  })

  test('the confirmation repeats nothing that was entered', async () => {
    await ask({ message: 'Buy pills at spam.example' })
    const receipt = (await shop.mails()).at(-1)
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/spam\.example|Muster<\/b>|<b>/)
  })

  test('one address is not written to again and again, but every request reaches the shop', async () => {
    for (let count = 0; count < 4; count += 1) expect((await ask()).status).toBe(200)
    const kinds = (await shop.mails()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'request')).toHaveLength(4)
    expect(kinds.filter((kind) => kind === 'request_receipt')).toHaveLength(2)
  })

  test('a browser without a script is sent to the thanks page in its language', async () => {
    const answer = await shop.plain('/ecom/request', { ...asker, product: String(shop.ring), variant: '' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/merci#message'])
    expect(await shop.productRequests()).toMatchObject([{ variant: null }])
  })

  test('every field that does not fit is named to a script', async () => {
    const answer = await shop.json('/ecom/request', { product: shop.ring, email: 'anna@', phone: 'abends' })
    expect(answer.status).toBe(422)
    const { error } = (await answer.json()) as { error: { fields: { field: string; problem: string }[] } }
    expect(error.fields.map(({ field, problem }) => [field, problem])).toEqual([
      ['name', 'missing'],
      ['email', 'invalid'],
      ['phone', 'invalid'],
      ['privacy', 'missing'],
    ])
    expect(await shop.productRequests()).toEqual([])
  })

  test('a browser without a script gets the form again, still about the same product', async () => {
    const { privacy, ...unapproved } = asker
    const fields = { ...unapproved, product: String(shop.ring), variant: String(shop.size54), phone: '"><script>' }
    const answer = await shop.plain('/ecom/request', fields)
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).not.toContain('<script')
    expect(page).toContain(`name="product" value="${shop.ring}"`)
    expect(page).toContain(`name="variant" value="${shop.size54}"`)
    expect(page).toContain('Merci de vérifier le numéro de téléphone')
    expect(page).toContain('Votre accord manque')
  })

  test('what is not published, not of this product, not active or only shown takes no request', async () => {
    const problemsOf = async (change: Record<string, unknown>) => {
      const answer = await ask(change)
      const { error } = (await answer.json()) as { error: { fields: { field: string }[] } }
      return [answer.status, ...error.fields.map(({ field }) => field)]
    }
    expect(await problemsOf({ product: shop.draft })).toEqual([422, 'product'])
    expect(await problemsOf({ product: 2_000_000_000 })).toEqual([422, 'product'])
    expect(await problemsOf({ product: shop.watch })).toEqual([422, 'product'])
    expect(await problemsOf({ variant: shop.size56 })).toEqual([422, 'variant'])
    expect(await problemsOf({ product: shop.watch, variant: shop.size54 })).toEqual([422, 'variant'])
    const page = await shop.plain('/ecom/request', { ...asker, language: 'de', product: String(shop.watch) })
    expect([page.status, await page.text()]).toEqual([422, expect.stringContaining('Das gibt es so nicht mehr')])
    expect(await shop.productRequests()).toEqual([])
  })

  test('the product of another project takes no request, and the body may name the project', async () => {
    const other = await sampleProductForms(database(), `requests-${domains++}.example`)
    expect((await ask({ product: other.ring })).status).toBe(422)
    const domain = `requests-${domains - 1}.example`
    expect((await ask({ product: other.ring, project: domain })).status).toBe(200)
    expect(await other.productRequests()).toHaveLength(1)
    expect((await ask({ project: 'nowhere.example' })).status).toBe(404)
  })

  test('what seems automatic is answered like everything else, kept apart and not mailed', async () => {
    expect((await ask({ [honeypotField]: 'x' })).status).toBe(200)
    expect((await ask({ elapsed: 300 })).status).toBe(200)
    expect((await shop.productRequests()).map(({ state }) => state)).toEqual(['spam', 'spam'])
    expect(await shop.mails()).toEqual([])
  })

  test('one sender is stopped after five requests', async () => {
    const headers = { 'x-test-address': '203.0.113.7' }
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await ask({}, headers)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('without an address to write to the request is still kept, and the log says so', async () => {
    await database().deleteFrom('company').where('project', '=', shop.project).execute()
    expect((await ask()).status).toBe(200)
    expect(await shop.productRequests()).toMatchObject([{ state: 'new', mail: null }])
    expect(shop.logged).toHaveLength(1)
  })

  test('a request outlives its product, and is deleted when its time is over', async () => {
    await ask()
    await database().deleteFrom('ecommerce_product').where('id', '=', shop.ring).execute()
    expect(await shop.productRequests()).toMatchObject([{ product: null, product_name: 'Ring Elbe' }])
    shop.pass(181 * 24 * 60)
    await purgeExpired(database(), shop.now())
    expect(await shop.productRequests()).toEqual([])
  })
})
