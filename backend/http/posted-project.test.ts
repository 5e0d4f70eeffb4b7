import { beforeAll, expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { postedProject } from './posted-project.ts'

withDatabases((database) => {
  beforeAll(async () => {
    for (const domain of ['posted-one.example', 'posted-two.example'])
      await insertTree(database(), 'project', { domain, display_name: domain, languages: ['de'] })
  })

  const find = async (named: unknown) => {
    const request = new Request('http://posted-one.example/ecom/request')
    const project = await postedProject({ db: database() }, request, named).catch((error) => error)
    return project.domain ?? project.status
  }

  test('a body may name its project by the domain', async () => {
    expect(await find('posted-two.example')).toBe('posted-two.example')
  })

  test('a body that names none is for the project of its host', async () => {
    for (const named of [undefined, null, '']) expect(await find(named)).toBe('posted-one.example')
  })

  test('a domain that no project has, and what is no domain at all, is refused with 404', async () => {
    for (const named of ['elsewhere.example', 'posted\u0000', '\ud800', 7, {}, ['posted-two.example'], 'x'.repeat(300)])
      expect(await find(named), JSON.stringify(named)).toBe(404)
  })
})
