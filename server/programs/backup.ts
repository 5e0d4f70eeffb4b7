import { resolve } from 'node:path'
import { openDatabase } from '#backend/db/database.ts'
import { openMigrations } from '#backend/db/migrate.ts'
import { askedFile } from '../start/asked-file.ts'
import { readConfig } from '../start/config.ts'
import { endWithSentence } from '../start/end-with-sentence.ts'
import { exists, hasData, writeBackup } from '../start/write-backup.ts'
import { StartError } from '../start-error.ts'

/** `npm run backup -- FILE`: writes database and files into one archive, while the site runs or not. */
async function main(): Promise<void> {
  const name = askedFile(process.argv.slice(2), 'Use: npm run backup -- FILE')
  const file = resolve(name)
  if (await exists(file)) throw new StartError(`${file} exists already; choose another name.`)
  const config = readConfig(process.env)
  if (!(await hasData(config))) throw new StartError(`There is nothing to back up in ${config.dataDir}.`)
  const db = await openDatabase(config)
  try {
    if ((await openMigrations(db)).length > 0)
      throw new StartError(
        'The database is not of this version of the program; npm run update backs it up and brings it there.',
      )
    const missing = await writeBackup(config, db, file)
    console.log(`\nThe backup lies in ${file}.`)
    if (missing.length > 0) console.log(`The bytes of these files were not there: ${missing.join(', ')}.`)
    if (config.secret) console.log('SECRET is not in it: keep it where you keep the rest of the configuration.')
  } finally {
    await db.destroy()
  }
}

main().then(() => process.exit(0), endWithSentence('No backup was made.'))
