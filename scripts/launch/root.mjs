// @ts-check
import { fileURLToPath } from 'node:url'
import { Fault } from './fault.mjs'

/**
 * Makes the checkout the working directory, wherever the script was called from.
 * @returns {string} its path
 * @throws {Fault} on a Node too old to start with
 */
export function enterCheckout() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Fault(`Node.js 20 or newer is needed to start; this is ${process.versions.node}.`)
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')
  process.chdir(root)
  return root
}
