import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
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

  test('a domain named outright must be known', async () => {
    await expect(ask({ 'x-directus-project': 'nobody.example' })).rejects.toThrow(
      'There is no project "nobody.example"',
    )
  })
})
