import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleShop } from '../calls/sample-orders.ts'
import { withDatabases } from '../db/with-databases.ts'
import { loadShop } from '../shop/shop.ts'
import { klarnaAccount } from './klarna-account.ts'
import { payPalAccount } from './paypal-account.ts'
import { standInKlarna } from './stand-ins/klarna-stand.ts'
import { standInPayPal } from './stand-ins/paypal-stand.ts'

const ofInstallation = {
  payPal: { secret: 'environment', url: 'https://paypal.operator.example' },
  klarna: { username: 'operator', password: 'environment', url: 'https://klarna.operator.example' },
}

withDatabases((database) => {
  async function accounts(settings: Record<string, string>) {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const { project } = await sampleShop(database(), domain)
    for (const [key, value] of Object.entries(settings))
      await database().insertInto('settings').values({ project, key, value }).execute()
    const shop = await loadShop(database(), { id: project, domain })
    if (!shop) throw new Error('The shop has no settings')
    const payPal = await payPalAccount(database(), shop, ofInstallation.payPal, standInPayPal)
    const klarna = await klarnaAccount(database(), shop, ofInstallation.klarna, standInKlarna('/'))
    return [payPal && [payPal.secret, payPal.url], klarna && [klarna.password, klarna.url]]
  }

  test('the environment’s secret goes to the environment’s address alone, whatever address a project has', async () => {
    const alone = [
      ['environment', 'https://paypal.operator.example'],
      ['environment', 'https://klarna.operator.example'],
    ]
    expect(await accounts({})).toEqual(alone)
    for (const scheme of ['https://evil.example/', 'http://127.0.0.1:4799', 'not a url'])
      expect(await accounts({ paypal_url: scheme, klarna_url: scheme }), scheme).toEqual(alone)
    const sandboxes = {
      paypal_url: 'https://api-m.sandbox.paypal.com',
      klarna_url: 'https://api.playground.klarna.com',
    }
    expect(await accounts(sandboxes)).toEqual(alone)
  })

  test('a project’s own secret goes to its own address, if that is the provider’s', async () => {
    const own = { paypal_client_secret: 'own', klarna_password: 'own' }
    const sandboxes = {
      paypal_url: 'https://api-m.sandbox.paypal.com/',
      klarna_url: 'https://api.playground.klarna.com',
    }
    expect(await accounts({ ...own, ...sandboxes })).toEqual([
      ['own', 'https://api-m.sandbox.paypal.com'],
      ['own', 'https://api.playground.klarna.com'],
    ])
    const inside = { paypal_url: 'http://169.254.169.254', klarna_url: 'not a url' }
    expect(await accounts({ ...own, ...inside })).toEqual([
      ['own', 'https://paypal.operator.example'],
      ['own', 'https://klarna.operator.example'],
    ])
  })
})
