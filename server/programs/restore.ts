import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { rowsInAll } from '#backend/backup/make-archive.ts'
import { openDatabase } from '#backend/db/database.ts'
import { SECRET_KEYS } from '#backend/project/connection-keys.ts'
import { restoreFolder } from '#backend/restores/restore-order.ts'
import { sealStored, unreadableText } from '#backend/vault/seal-stored.ts'
import { createVault } from '#backend/vault/vault.ts'
import { askedFile } from '../start/asked-file.ts'
import { broughtSecret } from '../start/brought-secret.ts'
import { readConfig } from '../start/config.ts'
import { endWithSentence } from '../start/end-with-sentence.ts'
import { makeDataFolder } from '../start/make-folder.ts'
import { restoreFile } from '../start/put-back.ts'
import { lastingSecret } from '../start/secret.ts'
import { showPercent } from '../start/show-percent.ts'
import { StartError } from '../start-error.ts'

/** `npm run restore -- FILE [--replace]`: makes an installation what a backup holds, or changes nothing. */
async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const words = given.filter((one) => one !== '--replace')
  const file = resolve(askedFile(words, 'Use: npm run restore -- FILE [--replace]'))
  await access(file)
  const config = readConfig(process.env)
  if (config.backendUrl) throw new StartError('BACKEND_URL is set; restore where the backend runs.')
  await makeDataFolder(config.dataDir)
  const secret = broughtSecret(config.dataDir)
  const db = await openDatabase(config)
  try {
    const { manifest, end, hasSecret } = await restoreFile(config, db, file, {
      replace: given.includes('--replace'),
      keepSecret: secret.keep,
      tell: showPercent((part) => part),
    })
    await secret.settle(true)
    // What the back office was asked to restore is no longer wanted.
    await restoreFolder(config.dataDir).clear()
    const former = [config.secretBefore, hasSecret ? await lastingSecret(config.dataDir, undefined) : undefined]
    const vault = createVault(
      await lastingSecret(config.dataDir, config.secret),
      former.filter((secret) => secret !== undefined),
    )
    const unreadable = unreadableText(await sealStored(db, vault, SECRET_KEYS))
    const rows = rowsInAll(end.tables)
    console.log(
      `\nRestored the backup of ${manifest.created_on} (version ${manifest.version}): ${rows} rows, ${end.files} files.`,
    )
    if (end.missing.length > 0) console.log(`The backup has no bytes of these files: ${end.missing.join(', ')}.`)
    if (unreadable) console.log(unreadable)
    if (!hasSecret && !config.secret)
      console.log('The backup holds no secret: set SECRET as it was, or links in mails that were sent no longer work.')
    console.log(
      'Mails that waited are marked as uncertain, for they may have been sent since; everybody has to sign in again.',
    )
  } finally {
    await secret.settle(false)
    await db.destroy()
  }
}

main().then(() => process.exit(0), endWithSentence('Nothing was changed.'))
