import type { MiddlewareHandler } from 'hono'

const SESSION = /(?:^|;\s*)directus-[^=;]+-session=/

/** Whether the caller shows who they are. */
const isSignedIn = (headers: Headers): boolean =>
  headers.has('authorization') || SESSION.test(headers.get('cookie') ?? '')

/**
 * An answer to who is signed in is kept by nobody on its way, and one to a visitor at the same address is not taken for it. A file that
 * is for everybody, as its own headers say, stays as it is.
 */
export const keptByNobody: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.res.headers.get('cache-control')?.startsWith('public')) return
  context.header('vary', 'Cookie, Authorization', { append: true })
  if (isSignedIn(context.req.raw.headers)) context.header('cache-control', 'no-store')
}
