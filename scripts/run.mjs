// @ts-check
// `node scripts/run.mjs FILE …`: installs the packages when they are missing and runs FILE on the pinned Node.
import { handOver } from './launch/child.mjs'
import { endWith } from './launch/fault.mjs'
import { ensurePackages } from './launch/packages.mjs'
import { findPinnedNode } from './launch/pinned-node.mjs'
import { enterCheckout } from './launch/root.mjs'

async function run() {
  const root = enterCheckout()
  await ensurePackages(root, 'Installing the packages')
  return handOver(findPinnedNode(root), process.argv.slice(2))
}

run().then((code) => process.exit(code), endWith)
