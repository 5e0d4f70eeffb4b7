import { DEVICE_DAYS, deviceCookieName } from '../auth/device-cookie.ts'
import { cookieName } from '../auth/identify.ts'
import { type Beginning, startCookieSession } from '../auth/session.ts'
import type { Project } from '../project/project.ts'
import type { Services } from './services.ts'

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly seconds: number
}

function written({ name, value, path, seconds }: Cookie, request: Request): string {
  const secure = new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https'
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? '; Secure' : ''}`
}

const sessionCookie = (project: Project, value: string, seconds: number): Cookie => ({
  name: cookieName(project),
  value,
  path: '/',
  seconds,
})

/** Begins a session and returns the cookies that the browser gets for it: its own, and the one that knows the device. */
export async function sessionCookies(
  { db, devices }: Pick<Services, 'db' | 'devices'>,
  project: Project,
  beginning: Beginning,
  request: Request,
): Promise<string[]> {
  const { user, now } = beginning
  const device = {
    name: deviceCookieName(user),
    value: devices.mark(user, now),
    path: '/auth',
    seconds: DEVICE_DAYS * 86_400,
  }
  const session = sessionCookie(project, await startCookieSession(db, beginning), 12 * 3600)
  return [session, device].map((cookie) => written(cookie, request))
}

/** What takes the cookie of a session away. */
export const endedCookie = (project: Project, request: Request): string =>
  written(sessionCookie(project, '', 0), request)
