import { Secret, TOTP } from 'otpauth'
import type { Database } from '../db/database.ts'

const STEP_SECONDS = 30

const totp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS })

export const newOtpSecret = (): string => new Secret({ size: 20 }).base32

/** The time step that a code belongs to, one step of clock difference allowed; undefined for a wrong code. */
export function otpStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}

/** Uses a code up: false when it, or a later one, was used before. */
export async function claimStep(db: Database, user: number, step: number): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ otp_step: step })
    .where('id', '=', user)
    .where((eb) => eb.or([eb('otp_step', 'is', null), eb('otp_step', '<', step)]))
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}
