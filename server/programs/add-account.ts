import { randomBytes } from 'node:crypto'
import { accountByEmail, addAccount, ROLES } from '#backend/auth/account.ts'
import { recordActivity } from '#backend/auth/activity.ts'
import type { AccountNotice } from '#backend/auth/note-change.ts'
import { takeFactorOff } from '#backend/auth/second-factor.ts'
import { type Database, openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { MACHINE } from '#backend/items/writing.ts'
import { queueAccountMail } from '#backend/mail/account-mail.ts'
import { projects } from '#backend/project/project.ts'
import { createVault } from '#backend/vault/vault.ts'
import { parseEmail } from '#domain/texts/email.ts'
import { type Config, readConfig } from '../start/config.ts'
import { endWithSentence } from '../start/end-with-sentence.ts'
import { lastingSecret } from '../start/secret.ts'
import { needInstallation } from '../start/write-backup.ts'
import { StartError, UsageError } from '../start-error.ts'

const [email = '', what = 'administrator', ...more] = process.argv.slice(2)

/** Takes a lost second factor off an account. */
const FACTOR_OFF = 'second-factor-off'

/**
 * `npm run account -- person@shop.example [administrator|editor|shop_staff]`: makes an account and shows its password once.
 * `npm run account -- person@shop.example second-factor-off`: takes its second factor off.
 */
async function main(): Promise<void> {
  const role = ROLES.find((name) => name === what)
  if (!parseEmail(email) || (!role && what !== FACTOR_OFF) || more.length > 0) {
    throw new UsageError(`Use: npm run account -- person@shop.example [${[...ROLES, FACTOR_OFF].join('|')}]`)
  }
  const config = readConfig(process.env)
  await needInstallation(config)
  const db = await openDatabase(config)
  try {
    await migrate(db)
    if (!role) return await takeOff(db, config)
    if (await accountByEmail(db, email))
      throw new StartError(
        `There is an account of ${email} already. Who has lost its password asks for a new one at /admin (Passwort vergessen?); npm run account -- ${email} ${FACTOR_OFF} takes its second factor off.`,
      )
    const password = randomBytes(15).toString('base64url')
    const id = await addAccount(db, { email, password, role })
    const account = { id, email: email.trim().toLowerCase() }
    await recordActivity(db, { kind: 'account_made', project: null, account, origin: HERE, note: role }, new Date())
    console.log(`Account of ${email} (${role}). Its password, shown this once: ${password}`)
  } finally {
    await db.destroy()
  }
}

/** Where the change comes from, as the trail of activity shows it. */
const HERE = { client: undefined, device: 'npm run account' }

async function takeOff(db: Database, { mailFrom, dataDir, secret }: Config): Promise<void> {
  const account = await accountByEmail(db, email)
  if (!account) throw new StartError(`There is no account of ${email}.`)
  const [first] = await projects(db)
  const mail = { ...MACHINE, mailFrom, log: console.log }
  const tools = {
    db,
    vault: createVault(await lastingSecret(dataDir, secret)),
    now: new Date(),
    origin: HERE,
    project: account.project ?? first?.id ?? 0,
    tell: (trx: Database, notice: AccountNotice) => queueAccountMail(trx, mail, notice),
  }
  if (!(await takeFactorOff(tools, account))) throw new StartError(`The account of ${email} has no second factor.`)
  console.log(`The second factor of ${email} is off; the password alone signs in, and a mail says so.`)
}

main().then(() => process.exit(0), endWithSentence('No account was made or changed.'))
