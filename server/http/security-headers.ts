import type { IncomingMessage } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'

/** Said with every answer, whoever asks and whatever is kept of it. */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': [
    'accelerometer=()',
    'browsing-topics=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'serial=()',
    'usb=()',
  ].join(', '),
}

/** The back office scans codes that customers show. */
const IN_OFFICE = ALWAYS['permissions-policy'].replace('camera=()', 'camera=(self)')

/** For HTML that says nothing itself: error pages, the back office. */
const OWN_FILES_ONLY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A year; without subdomains, which need not be the retailer's site. */
const HSTS = 'max-age=31536000'

const BY_TLS = { ...ALWAYS, 'strict-transport-security': HSTS }

type IsTrusted = (address: string) => boolean

const headersFor = (address: string | undefined, proto: string | undefined, isTrusted: IsTrusted) =>
  proto?.split(',', 1)[0]?.trim() === 'https' && isTrusted(address ?? '') ? BY_TLS : ALWAYS

/** The headers of an answer that does not come from the app below. */
export function headersOf({ socket, headers }: IncomingMessage, { isTrusted }: { isTrusted: IsTrusted }) {
  return headersFor(socket.remoteAddress, headers['x-forwarded-proto'] as string | undefined, isTrusted)
}

/** `isTrusted`: whether an address is a proxy whose word is taken that the visitor came by TLS. */
export function securityHeaders({ isTrusted }: { isTrusted: IsTrusted }): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const add = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
    const { address } = getConnInfo(c).remote
    const headers = headersFor(address, c.req.header('x-forwarded-proto'), isTrusted)
    // Pictures stand in mails and in others' lists of goods.
    if (/^\/admin(\/|$)/.test(c.req.path)) add('permissions-policy', IN_OFFICE)
    if (c.req.path.startsWith('/assets/')) add('cross-origin-resource-policy', 'cross-origin')
    for (const [name, value] of Object.entries(headers)) add(name, value)
    if (c.res.headers.get('content-type')?.startsWith('text/html')) add('content-security-policy', OWN_FILES_ONLY)
  }
}
