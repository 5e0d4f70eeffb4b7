import { openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { readConfig } from '../start/config.ts'
import { makeFolder } from '../start/make-folder.ts'
import { websiteCommand } from '../start/website-command.ts'

/** `npm run project -- list` and `npm run project -- new …`: the websites of the installation from the command line. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  await makeFolder(config.dataDir, 0o700)
  const db = await openDatabase(config)
  try {
    await migrate(db)
    for (const line of await websiteCommand(db, process.argv.slice(2))) console.log(line)
  } finally {
    await db.destroy()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
