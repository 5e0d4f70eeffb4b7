import { openDatabase } from '#backend/db/database.ts'
import { previewsOf } from '../pages/preview.ts'
import { sharedReading } from '../pages/shared-reading.ts'
import { siteApp } from '../pages/site-app.ts'
import type { SiteBuild } from '../pages/site-build.ts'
import { composeBackend } from './compose.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** What every website answers that works. */
const ASKED = ['/', '/sitemap.xml', '/page-data/app-data.json']

async function liveDomains(config: Config): Promise<string[]> {
  const db = await openDatabase(config)
  const live = db.selectFrom('project').select('domain').where('live', '=', true).orderBy('id').execute()
  const rows = await live.finally(() => db.destroy())
  return rows.map(({ domain }) => String(domain))
}

/**
 * Asks an installation of itself what visitors ask, on no port and without sending, drawing or following anything up: whether database,
 * disk and storage are well, and whether each published website has its pages. Answers what is not well, in words.
 */
export async function tryInstallation(config: Config, log: Log, build: SiteBuild): Promise<string[]> {
  const composed = await composeBackend(config, log, (_title, work) => work(), 'never')
  try {
    const { link } = composed
    const health = await link.answer(new Request('http://localhost/server/health'))
    const faults = health.status === 200 ? [] : [`/server/health answers ${health.status}`]
    const reading = sharedReading(link, Date.now)
    const site = siteApp({ build, sdkOf: link.sdkOf, reading, log, previewSdk: previewsOf(link) })
    for (const domain of await liveDomains(config))
      for (const path of ASKED) {
        const { status } = await site.fetch(new Request(`http://${domain}${path}`, { headers: { host: domain } }))
        if (status !== 200) faults.push(`${domain}${path} answers ${status}`)
      }
    return faults
  } finally {
    composed.endStreams()
    await composed.close()
  }
}
