// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './fault.mjs'

/**
 * @param {string} root the checkout
 * @returns {string} the version that package.json pins, as `26.1.0`
 */
const pinnedVersion = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node

const pinnedPath = (/** @type {string} */ root) =>
  join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** @param {string} root the checkout */
export const pinnedNodeWorks = (root) =>
  versionOf(pinnedPath(root)) === pinnedVersion(root) || isNewEnough(process.versions.node, pinnedVersion(root))

/**
 * The Node that runs the product: the pinned one, else the one running now when it is new enough.
 * @param {string} root the checkout
 * @returns {string} its path
 * @throws {Fault} when there is neither
 */
export function findPinnedNode(root) {
  const version = pinnedVersion(root)
  if (versionOf(pinnedPath(root)) === version) return pinnedPath(root)
  if (isNewEnough(process.versions.node, version)) return process.execPath
  throw new Fault(
    `Node ${version} could not be installed for ${process.platform} ${process.arch}: install Node ${version} or newer yourself and start again with it.`,
  )
}

/**
 * @param {string} version of the Node at hand
 * @param {string} wanted the pinned version; a newer minor of the same or a later major will do
 */
export function isNewEnough(version, wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

/**
 * The version of the Node at a path; to ask the one that runs this would only cost time.
 * @param {string} path
 */
const versionOf = (path) =>
  path === process.execPath
    ? process.versions.node
    : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim().replace(/^v/, '')
