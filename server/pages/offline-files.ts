import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { offlinePaths, serviceWorkerPath } from '#domain/paths/offline-paths.ts'
import { languageOf } from '#domain/paths/path-parts.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { SiteBuild } from './site-build.ts'

type OfflineParts = {
  build: Pick<SiteBuild, 'offlineCard'>
  /** The folder of the browser build. */
  clientDir: string
  sdkOf: (host: string) => Sdk
  log: { warn: (message: string) => void }
}

/** What visits without network need: the service worker, and the card in each language of the project. (SPEC 4, 7) */
export function offlineFiles({ build, clientDir, sdkOf, log }: OfflineParts): Hono {
  const app = new Hono()
  const worker = readFileSync(join(clientDir, 'sw.js'), 'utf8')
  app.get(serviceWorkerPath, (c) =>
    c.body(worker, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  for (const path of offlinePaths) {
    app.get(path, async (c) => {
      const card = await build.offlineCard(sdkOf(c.req.header('host') ?? ''), languageOf(path), log.warn, new Date())
      return card ? c.html(card, 200, { 'cache-control': 'no-cache' }) : c.text('There is no such card.', 404)
    })
  }
  return app
}
