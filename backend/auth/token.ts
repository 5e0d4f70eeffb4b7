import { errors, jwtVerify, SignJWT } from 'jose'
import { Fault } from '../fault.ts'

/** Minutes a token is good for. */
const TOKEN_MINUTES = 20

export interface Tokens {
  /** A token for a session. */
  issue(session: string): Promise<string>
  /** The session of a token. Throws the Fault for one that is forged (101) or expired (102). */
  read(token: string): Promise<string>
}

/** What a request gives as `Authorization: Bearer …`; empty where it gives nothing. */
export const bearerOf = (request: Request): string =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''

/** Signed tokens that name a session; whether that still exists is for the caller to see. (CONTRACTS 2) */
export function tokens(secret: string, now: () => Date): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    issue: (session) =>
      new SignJWT({ sid: session })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + TOKEN_MINUTES * 60_000))
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now() })
        if (typeof payload.sid === 'string' && payload.exp !== undefined) return payload.sid
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Fault('expiredToken', 'auth_expired_token')
      }
      throw new Fault('invalidToken', 'The token is not valid')
    },
  }
}
