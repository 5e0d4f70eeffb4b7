import { createWriteStream } from 'node:fs'
import { access, readFile, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { makeArchive } from '#backend/backup/make-archive.ts'
import { openDatabase } from '#backend/db/database.ts'
import { appliedMigrations, knownMigrations } from '#backend/db/migrate.ts'
import packageInfo from '../../package.json' with { type: 'json' }
import { readConfig } from '../start/config.ts'
import { endWithSentence } from '../start/end-with-sentence.ts'
import { fileStorage } from '../start/file-storage.ts'
import { secretFile } from '../start/secret.ts'
import { showPercent } from '../start/show-percent.ts'
import { forgetDraft, noteDraft, removeUnfinishedBackups } from '../start/unfinished-backups.ts'
import { StartError } from '../start-error.ts'

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** `npm run backup -- FILE`: writes database and files into one archive, while the site runs or not. */
async function main(): Promise<void> {
  const [name, ...more] = process.argv.slice(2)
  if (!name || more.length > 0) throw new StartError('Use: npm run backup -- FILE')
  const file = resolve(name)
  if (await exists(file)) throw new StartError(`${file} exists already; choose another name.`)
  const config = readConfig(process.env)
  const isThere = config.databaseUrl !== undefined || (await exists(`${config.dataDir}/schaufenster.sqlite`))
  if (!isThere) throw new StartError(`There is nothing to back up in ${config.dataDir}.`)
  const db = await openDatabase(config)
  // Nobody else may read it: it holds customers' data, and what accounts are opened with.
  const draft = `${file}.part`
  await removeUnfinishedBackups(config.dataDir)
  await noteDraft(config.dataDir, draft).catch(() => {})
  try {
    const [applied, known] = await Promise.all([appliedMigrations(db), knownMigrations()])
    if (applied.join() !== known.join())
      throw new StartError('The database is not of this version of the program; start the site once, then back it up.')
    const secret = config.secret ? undefined : await readFile(secretFile(config.dataDir), 'utf8').catch(() => undefined)
    const archive = makeArchive({
      db,
      storage: fileStorage(config),
      version: packageInfo.version,
      secret,
      now: new Date(),
      tell: showPercent(({ part }) => part),
    })
    const [{ missing }] = await Promise.all([
      archive.done,
      pipeline(
        Readable.fromWeb(archive.bytes as WebStream<Uint8Array>),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      ),
    ])
    await rename(draft, file)
    console.log(`\nThe backup lies in ${file}.`)
    if (missing.length > 0) console.log(`The bytes of these files were not there: ${missing.join(', ')}.`)
    if (config.secret) console.log('SECRET is not in it: keep it where you keep the rest of the configuration.')
  } finally {
    await rm(draft, { force: true })
    await forgetDraft(config.dataDir)
    await db.destroy()
  }
}

main().then(() => process.exit(0), endWithSentence('No backup was made.'))
