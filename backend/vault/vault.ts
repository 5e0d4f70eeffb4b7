import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts values that must not lie in the database in clear: one-time-password secrets, credentials of connections. */
export interface Vault {
  /** @param place what the value is and whose, such as `settings 3 smtp_url`: it opens nowhere else */
  seal(place: string, value: string): string
  /** The value; one that was never sealed as it is, undefined for one that was sealed with another secret or for another place. */
  open(place: string, stored: string): string | undefined
  /** Whether the value is sealed with the present secret. */
  isSealed(stored: string): boolean
}

const FORM = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/
const NONCE = 12
const TAG = 16

interface Key {
  readonly name: string
  readonly bytes: Buffer
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'schaufenster values at rest', 32))
  return { name: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}

/**
 * A vault whose key follows from the installation's secret: AES-256-GCM, each value with a nonce of its own. `former` secrets open
 * what they have sealed and seal nothing.
 */
export function createVault(secret: string, former: readonly string[] = []): Vault {
  const present = keyOf(secret)
  const keys = new Map([...former.map(keyOf), present].map((key) => [key.name, key]))
  return {
    seal(place, value) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', present.bytes, nonce).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `sealed:1:${present.name}:${sealed.toString('base64url')}`
    },
    open(place, stored) {
      const [, name = '', body = ''] = FORM.exec(stored) ?? []
      if (name === '') return stored
      const key = keys.get(name)
      const sealed = Buffer.from(body, 'base64url')
      if (!key || sealed.length < NONCE + TAG) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, sealed.subarray(0, NONCE)).setAAD(Buffer.from(place))
      decipher.setAuthTag(sealed.subarray(-TAG))
      try {
        return decipher.update(sealed.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
    isSealed: (stored) => FORM.exec(stored)?.[1] === present.name,
  }
}

/** Where the secret of an account's authenticator app is kept. */
export const factorPlace = (user: number): string => `users.otp_secret ${user}`

/** Where a setting of a project is kept. */
export const settingPlace = (project: number, key: string): string => `settings ${project} ${key}`

/** Where the secret of a project's webhooks is sealed. */
export const webhookPlace = (project: number): string => `webhooks.secret ${project}`
