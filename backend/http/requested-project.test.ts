import { beforeAll, expect, test } from 'vitest'
import { cookieName, cookieNames } from '../auth/identify.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { updateRow } from '../items/update.ts'
import { requestedProject } from './requested-project.ts'

withDatabases((database) => {
  beforeAll(async () => {
    for (const domain of ['first.example', 'second.example']) {
      await insertTree(database(), 'project', { domain, display_name: domain, languages: ['de'] })
    }
  })

  const ask = async (headers: Record<string, string>, defaultDomain?: string) => {
    const request = new Request('http://127.0.0.1/items/page', { headers })
    return requestedProject({ db: database(), defaultDomain }, request)
  }

  test('the host names the project, whatever its case, port and www', async () => {
    expect(await ask({ host: 'WWW.Second.example:3000' })).toMatchObject({ domain: 'second.example' })
  })

  test('a site that runs apart names its visitor’s host, which counts before its own', async () => {
    const headers = { host: 'first.example', 'x-project-host': 'second.example' }
    expect(await ask(headers)).toMatchObject({ domain: 'second.example' })
  })

  test('this machine’s own name gets the default project, or the oldest without a default', async () => {
    expect(await ask({ host: '127.0.0.1:3000' })).toMatchObject({ domain: 'first.example' })
  })

  test('a host that was meant for somebody else gets none of several projects', async () => {
    await expect(ask({ host: 'x.second.example' })).rejects.toMatchObject({ status: 421 })
    expect(await ask({ host: 'second.example.' })).toMatchObject({ domain: 'second.example' })
    await expect(ask({ host: 'second.example..' })).rejects.toMatchObject({ status: 421 })
  })

  test('the default project answers a host that no project claims', async () => {
    expect(await ask({ 'x-project-host': 'nobody.example' }, 'second.example')).toMatchObject({
      domain: 'second.example',
    })
  })

  test('a default that no project has, as one that was mistyped, answers for this machine’s own names alone', async () => {
    await expect(ask({ host: 'nobody.example' }, 'mistyped.example')).rejects.toMatchObject({ status: 421 })
    expect(await ask({ host: 'localhost:3000' }, 'mistyped.example')).toMatchObject({ domain: 'first.example' })
  })

  test('a website goes on answering at a domain that it had, with the session begun there, until another has it', async () => {
    const before = await ask({ host: 'second.example' })
    await updateRow(database(), 'project', before.id, { domain: 'secnd.example' })
    await updateRow(database(), 'project', before.id, { domain: 'fresh.example' })
    const moved = await ask({ host: 'www.second.example' })
    expect(moved).toMatchObject({
      id: before.id,
      domain: 'fresh.example',
      formerDomains: ['secnd.example', 'second.example'],
    })
    expect(cookieNames(moved)).toContain(cookieName(before))
    await updateRow(database(), 'project', before.id, { domain: 'second.example' })
    expect((await ask({ host: 'second.example' })).formerDomains).toEqual(['fresh.example', 'secnd.example'])
    const other = { domain: 'fresh.example', display_name: 'Other', languages: ['de'] }
    const id = await insertTree(database(), 'project', other)
    expect(await ask({ host: 'fresh.example' })).toMatchObject({ id })
  })

  test('a domain named outright must be known', async () => {
    await expect(ask({ 'x-directus-project': 'nobody.example' })).rejects.toThrow(
      'There is no project "nobody.example"',
    )
  })
})
