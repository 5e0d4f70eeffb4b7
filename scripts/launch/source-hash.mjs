// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {keyof typeof BUILDS} Build */

/** What lays the compressed forms beside the files that browsers get. */
const COMPRESSION = ['scripts/build/compress-files.ts', 'server/export/export-files.ts', 'server/http/encoding.ts']

/** What each build is made from, and where it notes the hash of that. */
export const BUILDS = {
  site: {
    sources: [
      'domain',
      'contract',
      'sdk',
      'site',
      'package-lock.json',
      'scripts/build.ts',
      'scripts/build/plain-text.ts',
      'vite.config.ts',
      ...COMPRESSION,
    ],
    stamp: join('dist', 'build.json'),
  },
  backoffice: {
    sources: ['domain', 'contract', 'sdk', 'backoffice', 'package-lock.json', ...COMPRESSION],
    stamp: join('dist', 'backoffice.json'),
  },
  server: {
    sources: [
      'backend',
      'domain',
      'contract',
      'sdk',
      'server',
      'site/build/start-script.ts',
      'site/consent',
      'demo/content.ts',
      'demo/file-id.ts',
      'demo/illustrations',
      'demo/notices/placeholder-notice.ts',
      'demo/orders',
      'demo/pictures/pictures.ts',
      'demo/product-pictures.ts',
      'demo/references.ts',
      'demo/seed.ts',
      'demo/spread-stock.ts',
      'package.json',
      'package-lock.json',
      'scripts/build/plain-text.ts',
      'scripts/build/server.ts',
    ],
    stamp: join('dist', 'start.json'),
  },
}

/**
 * A hash over the names and contents of everything the build reads; tests are not part of it.
 * @param {string} root the checkout
 * @param {Build} build
 * @returns {string} hexadecimal
 */
export function hashSources(root, build) {
  const hash = createHash('sha256')
  for (const file of BUILDS[build].sources.flatMap((source) => filesIn(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {Build} build
 * @param {string} file its path from the root
 * @returns {boolean} whether the build's hash covers the file
 */
export const isSourceOf = (build, file) =>
  BUILDS[build].sources.some((source) => file === source || file.startsWith(`${source}/`))

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
 * @param {Build} build
 * @returns {boolean} whether the build in dist/ was made from the sources as they are
 */
export function buildIsFresh(root, build) {
  try {
    return JSON.parse(readFileSync(join(root, BUILDS[build].stamp), 'utf8')).sources === hashSources(root, build)
  } catch {
    return false
  }
}

/**
 * @param {string} root the checkout
 * @returns {boolean} whether everything in dist/ was built from the sources as they are
 */
export function allIsFresh(root) {
  return Object.keys(BUILDS).every((build) => buildIsFresh(root, /** @type {Build} */ (build)))
}
