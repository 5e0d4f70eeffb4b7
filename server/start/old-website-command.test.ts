import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sampleOldDump } from '#backend/calls/sample-old-dump.ts'
import { withDatabases } from '#backend/db/with-databases.ts'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import { listening } from '#backend/http/sample-listening.ts'
import { websiteCommand } from './website-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-old-websites-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reach = { isAllowed: (address: string) => address === '127.0.0.1' }

withDatabases((database) => {
  const source = (token = '') => ({
    ...{ db: database(), storage: createDiskStorage(folder), version: '1.0.0', now: new Date(), reach },
    token: async () => token,
  })

  test('a dump is tried and taken over from the command line, with what does not come, and refused a second time', async () => {
    const host = await listening((_request, response) => response.writeHead(404).end())
    const file = join(mkdtempSync(join(folder, 'dump-')), 'alt.json')
    writeFileSync(file, JSON.stringify(sampleOldDump(host)))
    const run = (...args: string[]) => websiteCommand(source(), ['import', file, '--website', 'alt.example', ...args])
    const tried = await run('--trial')
    expect(tried.at(-1)).toBe(
      'This was a trial: Juwelier Alt would be there at alt.example with 0 files. Nothing was made.',
    )
    expect(await websiteCommand(source(), ['list'])).toEqual([])
    const lines = await run()
    expect(lines.slice(0, -1)).toEqual(tried.slice(0, -1))
    expect(lines).toContain('  page: 4')
    expect(lines).toContain('  brand "Ohne Art" type leads to brand_type 99, which does not come over')
    expect(lines).toContain('  collection blog_posts: 2 records')
    expect(lines.at(-1)).toMatch(/^Juwelier Alt is there at alt.example with 0 files, seen by its staff/)
    expect(await websiteCommand(source(), ['list'])).toEqual(['alt.example\tJuwelier Alt\tnot live yet'])
    await expect(run()).rejects.toThrow(/^Another website of this installation has that domain already/)
  })

  test('another system is asked with the token that no word of the command names, and what is wrong is told by its option', async () => {
    const seen: (string | undefined)[] = []
    const url = await listening((request, response) => {
      seen.push(request.headers.authorization)
      const isPages = request.url?.startsWith('/alt/items/page?')
      response.writeHead(isPages ? 200 : 404).end('{"data":[{"id":1,"name":"home","status":"published"}]}')
    })
    const place = ['import', '--directus', url, '--project', 'alt']
    const named = [...place, '--domain', 'gelesen.example', '--name', 'Gelesen']
    for (const [token, args, message] of [
      ['', named, /^The token is missing: put it into DIRECTUS_TOKEN/],
      ['x', place, /^--domain is required/],
      ['x', [...place.slice(0, 3)], /^Use: npm run project -- import --directus/],
      ['x', [...place, 'dump.json'], /^Use: /],
      ['x', [...place, '--token', 'x'], /--token/],
      ['x', ['import', '--directus', 'cms', '--project', 'a'], /^--directus must be a web address/],
      ['x', ['import', '--directus', url, '--project', 'b'], /^--project The server has no such project/],
      ['x', [...place, '--domain', 'UPPER'], /^--domain must be a domain/],
      ['', ['import', join(folder, 'fehlt.json')], /^There is no file/],
    ] as const)
      await expect(websiteCommand(source(token), [...args]), args.join(' ')).rejects.toThrow(message)
    expect((await websiteCommand(source('geheim'), named)).at(-1)).toMatch(/^Gelesen is there at gelesen.example/)
    expect(seen).toContain('Bearer geheim')
  })
})
