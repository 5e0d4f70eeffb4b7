// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the build of the site is made from. */
const SOURCES = ['domain', 'sdk', 'site', 'package-lock.json', 'scripts/build.ts', 'vite.config.ts']

/** Where the build notes the hash of the sources that it was made from. */
export const STAMP = join('dist', 'build.json')

/**
 * A hash over the names and contents of everything the build reads; tests are not part of it.
 * @param {string} root the checkout
 * @returns {string} hexadecimal
 */
export function hashSources(root) {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesIn(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path a file, or a folder that is read to its depth
 * @returns {string[]} paths from the root, in a fixed order
 */
function filesIn(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile())
    .sort()
}

/**
 * @param {string} root the checkout
 * @returns {boolean} whether dist/ was built from the sources as they are
 */
export function buildIsFresh(root) {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), 'utf8')).sources === hashSources(root)
  } catch {
    return false
  }
}
