import { expect, test } from 'vitest'
import { withDatabases } from '#backend/db/with-databases.ts'
import { websiteCommand } from './website-command.ts'

const NEW =
  'new --name Optik --domain optik.example --blueprint optician --languages fr,de --company_name GmbH --executive Erika --street Weg --number 1 --zip_code 12345 --city Ort --phone 030 --email a@optik.example'.split(
    ' ',
  )

withDatabases((database) => {
  test('a website is made and listed from the command line, and what is wrong is named by its option', async () => {
    const db = database()
    expect(await websiteCommand(db, ['list'])).toEqual([])
    for (const [args, message] of [
      [[], /^Use: npm run project/],
      [['new'], /^--name is required\n--domain is required/],
      [[...NEW, '--blueprint', 'butcher'], /^--blueprint must be one of jeweller/],
      [['new', '--colour', 'red'], /--colour/],
    ] as const)
      await expect(websiteCommand(db, args)).rejects.toThrow(message)
    expect(await websiteCommand(db, NEW)).toEqual([expect.stringContaining('Optik is there at optik.example')])
    expect(await websiteCommand(db, ['list'])).toEqual(['optik.example\tOptik\tnot live yet'])
    const [project] = await db.selectFrom('project').select('languages').execute()
    expect(JSON.parse(String(project?.languages))).toEqual(['fr', 'de'])
    await expect(websiteCommand(db, NEW)).rejects.toMatchObject({ status: 409 })
    expect(await websiteCommand(db, ['list'])).toHaveLength(1)
  })
})
