import '../start/production.ts'
import { join } from 'node:path'
import packageInfo from '../../package.json' with { type: 'json' }
import { loadSiteBuild } from '../pages/site-build.ts'
import { readConfig } from '../start/config.ts'
import { endWithSentence } from '../start/end-with-sentence.ts'
import { createLog } from '../start/log.ts'
import { step } from '../start/step.ts'
import { tryInstallation } from '../start/try-installation.ts'
import { updateInstallation } from '../start/update-installation.ts'
import { UsageError } from '../start-error.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** `npm run update`: a backup, the migrations of this version and a try of what visitors ask; what fails leaves the data as they were. */
async function main(): Promise<void> {
  if (process.argv.length > 2) throw new UsageError('Use: npm run update')
  const config = readConfig(process.env)
  const build = await loadSiteBuild(DIST)
  const tryOut = () => tryInstallation(config, createLog({ logLevel: 'error' }), build)
  const { backup, migrations } = await updateInstallation({ config, now: new Date(), step, tryOut })
  console.log(
    `\nThe data are those of version ${packageInfo.version} (${migrations.length} migrations). Start it with npm start.`,
  )
  console.log(
    `How it was before lies in ${backup}; npm run restore -- ${backup} --replace brings it back with the version before.`,
  )
}

main().then(() => process.exit(0), endWithSentence('Nothing was updated.'))
