import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withDatabases } from '#backend/db/with-databases.ts'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import { websiteCommand } from './website-command.ts'

const NEW =
  'new --name Optik --domain optik.example --blueprint optician --languages fr,de --company_name GmbH --executive Erika --street Weg --number 1 --zip_code 12345 --city Ort --phone 030 --email a@optik.example'.split(
    ' ',
  )

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-websites-'))
afterAll(() => rmSync(folder, { recursive: true }))

withDatabases((database) => {
  test('a website is made and listed from the command line, and what is wrong is named by its option', async () => {
    const db = database()
    const source = { db, storage: createDiskStorage(folder), version: '1.0.0', now: new Date() }
    expect(await websiteCommand(source, ['list'])).toEqual([])
    for (const [args, message] of [
      [[], /^Use: npm run project/],
      [['new'], /^--name is required\n--domain is required/],
      [[...NEW, '--blueprint', 'butcher'], /^--blueprint must be one of jeweller/],
      [['new', '--colour', 'red'], /--colour/],
      [[...NEW, '--languages', 'de,it'], /^--languages names a language that there is not/],
      [['list', 'optik.example'], /^Use: npm run project/],
    ] as const)
      await expect(websiteCommand(source, args)).rejects.toThrow(message)
    expect(await websiteCommand(source, NEW)).toEqual([expect.stringContaining('Optik is there at optik.example')])
    expect(await websiteCommand(source, ['list'])).toEqual(['optik.example\tOptik\tnot live yet'])
    const [project] = await db.selectFrom('project').select('languages').execute()
    expect(JSON.parse(String(project?.languages))).toEqual(['fr', 'de'])
    await expect(websiteCommand(source, NEW)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Another website of this installation has that domain already. Choose another/),
    })
    expect(await websiteCommand(source, ['list'])).toHaveLength(1)
  })

  test('a website is written to a file, taken in under another name and copied, and what is wrong is told', async () => {
    const source = { db: database(), storage: createDiskStorage(folder), version: '1.0.0', now: new Date() }
    const run = (line: string, ...more: string[]) => websiteCommand(source, [...line.split(' '), ...more])
    const file = join(mkdtempSync(join(folder, 'out-')), 'optik.tar')
    expect(await run('export optik.example', file)).toEqual([`optik.example is in ${file}.`])
    expect(await run('import --domain zweite.example --name Zweite', file)).toEqual([
      expect.stringMatching(/^Zweite is there at zweite.example with 5 files/),
    ])
    expect(await run('clone optik.example --domain dritte.example --name Dritte')).toHaveLength(1)
    const pages = await source.db.selectFrom('page').select('project').execute()
    const counts = [...Map.groupBy(pages, ({ project }) => project).values()].map(({ length }) => length)
    expect(counts).toEqual([counts[0], counts[0], counts[0]])
    for (const [line, message] of [
      ['export optik.example', /^Use: /],
      ['export nowhere.example x.tar', /^There is no website nowhere.example/],
      [`export optik.example ${file}`, /exists already/],
      [`export optik.example ${folder}/nowhere/x.tar`, /^\S+x\.tar cannot be written: /],
      ['clone optik.example --domain vierte.example', /^Use: /],
      [`import ${file} --domain UPPER`, /^--domain must be a domain/],
      [`import ${file}`, /^Another website of this installation has that domain already/],
      ['clone optik.example --domain dritte.example --name Vierte', /^Another website .* --domain/],
      ['import nowhere.tar', /^There is no file nowhere.tar/],
      ['import server', /^There is no file server/],
      ['import README.md', /damaged or incomplete|no website of this program/],
      ['import package.json', /^The file is no dump of a Directus 8/],
    ] as const)
      await expect(run(line), line).rejects.toThrow(message)
    expect(await run('list')).toHaveLength(3)
  })
})
