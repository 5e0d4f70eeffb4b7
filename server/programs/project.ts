import { text } from 'node:stream/consumers'
import { openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import packageInfo from '../../package.json' with { type: 'json' }
import { readConfig } from '../start/config.ts'
import { endWithSentence } from '../start/end-with-sentence.ts'
import { fileStorage } from '../start/file-storage.ts'
import { makeDataFolder } from '../start/make-folder.ts'
import { websiteCommand } from '../start/website-command.ts'

/** `npm run project -- list|new|export|import|clone …`: the websites of the installation from the command line. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  await makeDataFolder(config.dataDir)
  const db = await openDatabase(config)
  try {
    await migrate(db)
    const source = { db, storage: fileStorage(config), version: packageInfo.version, now: new Date(), token }
    for (const line of await websiteCommand(source, process.argv.slice(2))) console.log(line)
  } finally {
    await db.destroy()
  }
}

/** A token is no word of a command, which others see and shells remember: it is in the environment, or comes through a pipe. */
async function token(): Promise<string> {
  const given = process.env.DIRECTUS_TOKEN ?? (process.stdin.isTTY ? '' : await text(process.stdin))
  return given.trim()
}

main().catch(endWithSentence('No website was made or changed.'))
