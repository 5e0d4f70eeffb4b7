import { expect, test } from 'vitest'
import { addAccount } from '../auth/account.ts'
import { secretHash } from '../auth/session.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { PASSWORD, testClient } from './test-client.ts'

withDatabases((database) => {
  test('the shop’s names and domain are no password, by whichever way one is set', async () => {
    const project = Number((await sampleShop(database(), 'juwelier.example')).project)
    const time = Date.parse('2026-03-09T10:00:00Z')
    const client = testClient(database(), { defaultDomain: 'juwelier.example', now: () => new Date(time) })
    await database().updateTable('project').set({ display_name: 'Perlenhaus' }).where('id', '=', project).execute()
    await insertTree(database(), 'company', {
      project,
      company_name: 'Brandstetter KG',
      display_name: 'Brandstetter',
    })
    const address = 'weg@post.example'
    const here = await client.signedInAs({ email: address, role: 'administrator', project })
    const person = Number((await client.call('GET', '/users/me', undefined, here)).body.data.id)
    const [role] = (await client.call('GET', '/roles?filter[name]=editor', undefined, here)).body.data
    const reset = async (password: string) => {
      const link = { user: person, token_hash: secretHash('token'), expires_on: new Date(time + 1000).toISOString() }
      await database().deleteFrom('password_resets').where('user', '=', person).execute()
      await database().insertInto('password_resets').values(link).execute()
      return client.call('POST', '/auth/password/reset', { token: 'token', password })
    }
    const ways: Record<string, (password: string) => Promise<unknown>> = {
      made: (password) => client.call('POST', '/users', { email: 'neu@post.example', password, role: role?.id }, here),
      changed: (password) => client.call('PATCH', `/users/${person}`, { password }, here),
      own: (password) => client.call('PATCH', '/users/me', { password, current_password: PASSWORD }, here),
      reset,
    }
    const problem = { field: 'password', message: 'is made of your own data or the name of the shop' }
    for (const [way, set] of Object.entries(ways))
      for (const password of ['Perlenhaus2026!', 'P3rl3nh@us-84620', 'Brandstetter!1848', 'Juwelier*84620*'])
        expect(await set(password), `${way}: ${password}`).toMatchObject({
          status: 422,
          body: { error: { fields: [problem] } },
        })
    const first = { email: 'chef@post.example', role: 'administrator', password: 'Perlenhaus2026!' } as const
    await expect(addAccount(database(), first)).rejects.toMatchObject({ problems: [problem] })
    expect(await ways.own?.('Morgens um sieben Brezeln')).toMatchObject({ status: 200 })
  })
})
