import { expect, test } from 'vitest'
import { firstAccountToken } from '../auth/first-account.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { PASSWORD, testClient } from './test-client.ts'

const secret = 'a secret of the tests'
const token = firstAccountToken(secret)

withDatabases((database) => {
  test('an installation without accounts takes its first administrator once, against the token of the start', async () => {
    await insertTree(database(), 'project', { domain: 'shop.test', display_name: 'Shop', languages: ['de'] })
    const { call } = testClient(database(), { secret })
    const account = { token, email: 'Owner@shop.test', password: PASSWORD }
    expect((await call('GET', '/auth/first')).body.data).toEqual({ open: true })
    expect((await call('POST', '/auth/first', { ...account, token: 'guess' })).body.error?.code).toBe(104)
    expect((await call('POST', '/auth/first', { ...account, password: 'short' })).status).toBe(422)
    expect((await call('POST', '/auth/first', { ...account, email: 'nobody' })).body.error?.message).toMatch(/^email/)
    const both = await Promise.all([
      call('POST', '/auth/first', account),
      call('POST', '/auth/first', { ...account, email: 'other@shop.test' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await call('GET', '/auth/first')).body.data).toEqual({ open: false })
    const email = both[0]?.status === 200 ? 'owner@shop.test' : 'other@shop.test'
    const signedIn = await call('POST', '/auth/authenticate', { email, password: PASSWORD })
    expect(signedIn.body.data.user).toMatchObject({ role: 'administrator', project: null })
  })
})
