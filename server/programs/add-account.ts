import { randomBytes } from 'node:crypto'
import { addAccount, ROLES } from '#backend/auth/account.ts'
import { openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { parseEmail } from '#domain/texts/email.ts'
import { readConfig } from '../start/config.ts'
import { makeFolder } from '../start/make-folder.ts'
import { StartError } from '../start-error.ts'

const [email = '', role = 'administrator'] = process.argv.slice(2)

/** `npm run account -- person@shop.example [administrator|editor|shop_staff]`: makes an account and shows its password once. */
async function main(): Promise<void> {
  const known = ROLES.find((name) => name === role)
  if (!parseEmail(email) || !known) {
    throw new StartError(`Use: npm run account -- person@shop.example [${ROLES.join('|')}]`)
  }
  const config = readConfig(process.env)
  await makeFolder(config.dataDir)
  const db = await openDatabase(config)
  try {
    await migrate(db)
    const password = randomBytes(15).toString('base64url')
    await addAccount(db, { email, password, role: known })
    console.log(`Account of ${email} (${known}). Its password, shown this once: ${password}`)
  } finally {
    await db.destroy()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
