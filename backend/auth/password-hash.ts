import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Fault } from '../fault.ts'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Hashes computed or waiting at once; each takes 19 MB, so a flood of sign-ins must not pile up. */
const MOST_AT_ONCE = 16
let atOnce = 0

async function hash(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  if (atOnce >= MOST_AT_ONCE) throw new Fault('tooMany', 'Too many sign-ins at once, please try again', 1)
  atOnce++
  try {
    return await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost })
  } finally {
    atOnce--
  }
}

const encoded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The password's argon2id hash with a fresh salt, in the usual `$argon2id$v=19$m=…` form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encoded(nonce)}$${encoded(await hash(password, nonce, COST))}`
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** A hash that no password has, so that an unknown account takes as long as a known one. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encoded(Buffer.alloc(16))}$${encoded(Buffer.alloc(32))}`

/** Whether the password has that hash; without a hash, false after the same time. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = FORM.exec(stored ?? NOBODY) ?? []
  const wanted = Buffer.from(tag, 'base64')
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  }
  const found = await hash(password, Buffer.from(nonce, 'base64'), cost)
  return timingSafeEqual(found, wanted) && stored !== undefined
}
