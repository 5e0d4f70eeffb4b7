import { createHmac, timingSafeEqual } from 'node:crypto'
import { newSecret } from './session.ts'

const DAY = 86_400_000

/** Days for which a browser is known after its owner has signed in on it. */
export const DEVICE_DAYS = 180

/** Marks browsers on which an account has signed in: it opens nothing, but strangers' attempts do not count there. */
export interface Devices {
  /** What the browser's cookie holds. */
  mark(user: number, now: Date): string
  /** The name of the device; undefined for a mark that is forged, too old or another account's. */
  read(user: number, mark: string | undefined, now: Date): string | undefined
}

export const deviceCookieName = (user: number): string => `device-${user}`

/** Marks signed with the installation's secret. */
export function devices(secret: string): Devices {
  const signed = (user: number, name: string, day: string) =>
    createHmac('sha256', secret).update(`known device\n${user}\n${name}\n${day}`).digest('base64url')
  const dayOf = (now: Date) => Math.floor(now.getTime() / DAY)
  return {
    mark(user, now) {
      const name = newSecret().slice(0, 22)
      const day = String(dayOf(now))
      return `${name}.${day}.${signed(user, name, day)}`
    },
    read(user, mark, now) {
      const [, name = '', day = '', signature = ''] = /^([\w-]{22})\.(\d{1,7})\.([\w-]{43})$/.exec(mark ?? '') ?? []
      if (signature === '' || dayOf(now) - Number(day) > DEVICE_DAYS) return undefined
      const isOwn = timingSafeEqual(Buffer.from(signature), Buffer.from(signed(user, name, day)))
      return isOwn ? name : undefined
    },
  }
}
