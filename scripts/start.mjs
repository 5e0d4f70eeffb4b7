// @ts-check
// `npm start`: runs on the system's Node 20 with nothing installed, then hands over to the pinned Node.
import { join } from 'node:path'
import { handOver, runQuietly } from './launch/child.mjs'
import { endWith, Fault } from './launch/fault.mjs'
import { ensurePackages } from './launch/packages.mjs'
import { findPinnedNode } from './launch/pinned-node.mjs'
import { enterCheckout } from './launch/root.mjs'
import { allIsFresh } from './launch/source-hash.mjs'
import { SPARING } from './launch/sparing.mjs'
import { openStepLine } from './launch/step-line.mjs'

/**
 * @param {string} root
 * @param {string} node
 */
async function buildWhenStale(root, node) {
  if (allIsFresh(root)) return console.log('2/3 The website is built already.')
  const endLine = openStepLine('2/3 Building the website')
  const { code, output } = await runQuietly(node, [join(root, 'scripts', 'build.ts')])
  if (code !== 0) {
    endLine('failed')
    throw new Fault(output.trim())
  }
  endLine()
}

async function start() {
  const root = enterCheckout()
  const installed = await ensurePackages(root, '1/3 Installing the packages')
  if (!installed) console.log('1/3 The packages are installed already.')
  const node = findPinnedNode(root)
  await buildWhenStale(root, node)
  console.log('3/3 Starting the server …')
  return handOver(node, [...SPARING.args, join(root, 'server', 'programs', 'start.mjs')], SPARING.env)
}

start().then((code) => process.exit(code), endWith)
