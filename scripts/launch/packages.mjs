// @ts-check
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './child.mjs'
import { Fault } from './fault.mjs'
import { pinnedNodeWorks } from './pinned-node.mjs'
import { openStepLine } from './step-line.mjs'

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} Packages */

/**
 * Whether the environment leaves out what only development needs, as npm itself reads it; building and running need none of it.
 * @param {NodeJS.ProcessEnv} env
 */
export const isWithoutDevelopment = ({ NODE_ENV, npm_config_omit = '' }) =>
  NODE_ENV === 'production' || npm_config_omit.split(/[\s,]+/).includes('dev')

/**
 * Whether node_modules holds what the lock asks for. Optional packages may be absent: they belong to other platforms; those of
 * development too where they are left out.
 * @param {Packages} locked the packages of package-lock.json
 * @param {Packages} installed the packages of node_modules/.package-lock.json, which npm writes at the end of an install
 */
export function matchesLock(locked, installed, withoutDevelopment = false) {
  return Object.entries(locked).every(([path, { version, integrity, optional, dev, devOptional }]) => {
    if (path === '') return true
    const found = installed[path]
    if (!found) return optional === true || (withoutDevelopment && (dev === true || devOptional === true))
    return found.version === version && (!integrity || !found.integrity || found.integrity === integrity)
  })
}

/**
 * @param {string} root the checkout
 * @returns {boolean} whether the checkout's node_modules is complete and runs here
 */
export function packagesAreInstalled(root) {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const locked = packagesOf(join(root, 'package-lock.json'))
  return matchesLock(locked, packagesOf(installed), isWithoutDevelopment(process.env)) && pinnedNodeWorks(root)
}

/**
 * Installs the packages when they are not those of the lock.
 * @param {string} root the checkout
 * @param {string} label what the progress line says
 * @returns {Promise<boolean>} false when they were there already
 * @throws {Fault} when npm is missing or fails, or the checkout cannot be written
 */
export async function ensurePackages(root, label) {
  if (packagesAreInstalled(root)) return false
  const endLine = openStepLine(label)
  try {
    accessSync(root, constants.W_OK)
  } catch {
    endLine('failed')
    throw new Fault(`The packages cannot be installed: there is no permission to write to ${root}.`)
  }
  const which = isWithoutDevelopment(process.env) ? '--omit=dev' : '--include=dev'
  const { code, output } = await runQuietly('npm', ['ci', which, '--loglevel=error', '--prefer-offline'], {
    cwd: root,
    env: { ...process.env, PATH: pathWithout(join(root, 'node_modules', '.bin')) },
  }).catch((error) => {
    endLine('failed')
    throw error.code === 'ENOENT' ? new Fault('npm is missing: install Node.js 20 or newer together with npm.') : error
  })
  if (code !== 0) {
    endLine('failed')
    throw new Fault(`The packages could not be installed; npm says:\n${npmReason(output)}`)
  }
  endLine()
  return true
}

/**
 * npm must not run on the Node that it is about to replace.
 * @param {string} folder
 */
const pathWithout = (folder) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => entry !== folder)
    .join(delimiter)

/**
 * The lines of npm's output that say what is wrong, without the help that follows them.
 * @param {string} output
 */
export function npmReason(output) {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)/, '').trim())
    .filter((line) => line !== '' && !/^npm warn/i.test(line))
  const help = lines.findIndex((line) => /^(Clean install a project|Usage:)/.test(line))
  return lines
    .slice(0, help === -1 ? 8 : Math.min(help, 8))
    .map((line) => `  ${line}`)
    .join('\n')
}
