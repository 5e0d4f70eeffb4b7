import { text } from 'node:stream/consumers'
import { openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { Fault } from '#backend/fault.ts'
import packageInfo from '../../package.json' with { type: 'json' }
import { readConfig } from '../start/config.ts'
import { endWithSentence } from '../start/end-with-sentence.ts'
import { fileStorage } from '../start/file-storage.ts'
import { makeFolder } from '../start/make-folder.ts'
import { websiteCommand } from '../start/website-command.ts'
import { StartError } from '../start-error.ts'

/** `npm run project -- list|new|export|import|clone …`: the websites of the installation from the command line. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  await makeFolder(config.dataDir, 0o700)
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

const failed = endWithSentence('No website was made or changed.')

main().catch((error: Error) => {
  if (!(error instanceof StartError || error instanceof Fault)) return failed(error)
  console.error(error.message)
  process.exit(1)
})
