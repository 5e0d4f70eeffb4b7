import '../start/production.ts'
import { join } from 'node:path'
import { loadSiteBuild } from '../pages/site-build.ts'
import { backOfficeLine } from '../start/back-office.ts'
import { composeBackend } from '../start/compose.ts'
import { readConfig } from '../start/config.ts'
import { endWithSentence } from '../start/end-with-sentence.ts'
import { createLog } from '../start/log.ts'
import { openProduct } from '../start/open-product.ts'
import { endRestore } from '../start/restore-closed.ts'
import { runUntilSignal } from '../start/run-until-signal.ts'
import { step } from '../start/step.ts'
import { tryPort } from '../start/try-port.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** Milliseconds in which a process that is being replaced still answers: time for each kept connection of a proxy to be used and closed. */
const DRAIN = 2000

/** Milliseconds for which the backend's own work waits at the start: who opens a page comes first. */
const VISITORS_FIRST = 1000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  await tryPort(config)
  const ended = await endRestore(config, log)
  if (ended) log.warn(`A restore that was interrupted has ended: ${ended}.`)
  const composed = await composeBackend(config, log, step, VISITORS_FIRST)
  const reopen = () => composeBackend(config, log, (_title, work) => work(), VISITORS_FIRST)
  const build = await loadSiteBuild(DIST)
  const isRestored = ended === 'done'
  const product = await openProduct({ config, log, composed, build, dist: DIST, reopen, isRestored })
  // Before it says that it is open: whoever reads that may end it at once.
  runUntilSignal((signal) => product.close(signal === 'SIGTERM' ? DRAIN : 0))
  console.log(`\nSchaufenster is open at ${product.address}\n`)
  console.log(await backOfficeLine(product.address, composed.firstAccountToken))
}

// Not awaited: in the built server what is loaded late imports the file that this is part of, and would wait for its end.
start().catch(endWithSentence('The server was not started.'))
