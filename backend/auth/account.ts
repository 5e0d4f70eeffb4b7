import { emailKey } from '#domain/texts/email.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { brokenRule } from '../db/refusal.ts'
import { Invalid } from '../items/validate.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rule.ts'
import { shopWords } from './shop-words.ts'

/** Names of the roles that every installation has. */
export const ROLES = ['administrator', 'editor', 'shop_staff'] as const

export interface Account {
  readonly id: number
  readonly email: string
  readonly role: string
  /** Null for an account of all projects. */
  readonly project: number | null
  /** The branch that its person works for; null for all. */
  readonly branch: number | null
  readonly isActive: boolean
  readonly passwordHash: string
  readonly otpSecret: string | null
  readonly language: Language
  /** What strangers who know the person would try as a password. */
  readonly ownWords: readonly string[]
}

/** Whether an account runs the installation: an administrator of all projects. */
export const runsInstallation = ({ role, project }: Pick<Account, 'role' | 'project'>): boolean =>
  role === 'administrator' && project === null

const select = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role')
    .select(['users.id', 'users.email', 'users.project', 'users.status', 'users.password', 'users.otp_secret'])
    .select(['users.language', 'users.first_name', 'users.last_name', 'users.branch'])
    .select('roles.name as role_name')

const account = (row: Row | undefined): Account | undefined =>
  row && {
    id: Number(row.id),
    email: String(row.email),
    role: String(row.role_name),
    project: row.project === null || row.project === undefined ? null : Number(row.project),
    branch: row.branch === null || row.branch === undefined ? null : Number(row.branch),
    isActive: row.status === 'active',
    passwordHash: String(row.password),
    otpSecret: typeof row.otp_secret === 'string' ? row.otp_secret : null,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    ownWords: [row.email, row.first_name, row.last_name].flatMap((text) => (text ? [String(text)] : [])),
  }

/** E-mails are compared in lower case. */
export async function accountByEmail(db: Database, email: string): Promise<Account | undefined> {
  return account(await select(db).where('users.email', '=', emailKey(email.trim())).executeTakeFirst())
}

export async function accountById(db: Database, id: number): Promise<Account | undefined> {
  return account(await select(db).where('users.id', '=', id).executeTakeFirst())
}

/** The account as it works on a project; undefined where it does not. */
export async function accountOn(db: Database, id: number, project: number): Promise<Account | undefined> {
  const found = await accountById(db, id)
  return found && (found.project === null || found.project === project) ? found : undefined
}

/** Accounts that are asked for at once at most. */
const MOST = 200

/** The active accounts that work on a project, by their e-mails: 200 at most. */
export async function activeAccountsOn(db: Database, project: number): Promise<Account[]> {
  const rows = await select(db)
    .where('users.status', '=', 'active')
    .where((eb) => eb.or([eb('users.project', '=', project), eb('users.project', 'is', null)]))
    .orderBy('users.email')
    .limit(MOST)
    .execute()
  return rows.flatMap((row) => account(row) ?? [])
}

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly role: (typeof ROLES)[number]
  /** Left out for an account of all projects. */
  readonly project?: number
  readonly first_name?: string
  readonly last_name?: string
}

/** Makes an account without anybody signed in: the first administrator. Throws Invalid or the Fault for a known e-mail. */
export async function addAccount(db: Database, { email, password, role, ...names }: NewAccount): Promise<number> {
  const own = [email, names.first_name, names.last_name, ...(await shopWords(db, names.project ?? null))]
  const problem = await passwordProblem(password, own)
  if (problem) throw new Invalid([{ field: 'password', message: problem }])
  return insertAccount(db, { email, role, ...names }, await hashPassword(password))
}

/** Writes an account with the hash of its password. Throws the Fault for a known e-mail. */
export async function insertAccount(
  db: Database,
  { email, role, ...names }: Omit<NewAccount, 'password'>,
  hash: string,
): Promise<number> {
  const { id: roleId } = await db.selectFrom('roles').select('id').where('name', '=', role).executeTakeFirstOrThrow()
  const row: Row = {
    email: emailKey(email.trim()),
    password: hash,
    role: Number(roleId),
    status: 'active',
    language: 'de',
  }
  const written = await db
    .insertInto('users')
    .values({ ...row, email_notifications: true, ...names })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw brokenRule(error, 'users')
    })
  return Number(written.id)
}
