import { argon2Sync } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { insertAccount, type NewAccount } from './account.ts'

const encoded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A hash that says how little it costs, so that a sign-in of a test takes no time. */
function cheapHash(password: string): string {
  const nonce = Buffer.alloc(16, 7)
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost })
  return `$argon2id$v=19$m=8,t=1,p=1$${encoded(nonce)}$${encoded(tag)}`
}

/** An account for tests, whose password is not judged, and whose hash takes no time. */
export const addSampleAccount = (db: Database, { password, ...account }: NewAccount): Promise<number> =>
  insertAccount(db, account, cheapHash(password))
