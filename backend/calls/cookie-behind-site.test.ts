import { expect, test } from 'vitest'
import { addAccount } from '../auth/account.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { PASSWORD, testClient } from './test-client.ts'

withDatabases((database) => {
  test('a site that runs apart hands on the host whose pages may write with the cookie, and no other', async () => {
    const domain = 'getrennt.example'
    await insertTree(database(), 'project', { domain, display_name: domain, languages: ['de'] })
    const { call } = testClient(database(), { defaultDomain: domain })
    const email = 'anna@getrennt.example'
    await addAccount(database(), { email, password: PASSWORD, role: 'editor' })
    const signedIn = await call('POST', '/auth/authenticate', { email, password: PASSWORD, mode: 'cookie' })
    const cookie = String(signedIn.headers.get('set-cookie')).split(';')[0] ?? ''
    const patch = (origin: string) =>
      call('PATCH', '/users/me', { first_name: 'Anna' }, { cookie, origin, 'x-project-host': domain })
    expect((await patch(`https://${domain}`)).status).toBe(200)
    expect((await patch('https://fremd.example')).status).toBe(403)
  })
})
