import { Hono } from 'hono'

/**
 * What those ask who look after this process: `/server/live`, whether it still answers at all, and `/server/ready`, whether it should be
 * given requests: until it ends, also while a part of the installation is away, for the pages that it keeps are answered.
 */
export function readinessRoutes(isEnding: () => boolean): Hono {
  const app = new Hono()
  const never = { 'cache-control': 'no-store' }
  app.get('/live', (c) => c.text('live', 200, never))
  app.get('/ready', (c) => (isEnding() ? c.text('ending', 503, never) : c.text('ready', 200, never)))
  return app
}
