// @ts-check
// A registry mirror that carries only some platforms makes npm leave the others' binaries out of package-lock.json,
// and `npm ci` then refuses the lock everywhere. This names them again: the version is the parent's, the platform is in the name.
import { readFileSync, writeFileSync } from 'node:fs'
import { missingPlatformPackages } from './launch/platform-packages.mjs'

const lockFile = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
const missing = missingPlatformPackages(lock.packages)
const names = Object.keys(missing)
if (names.length > 0) {
  const entries = Object.entries({ ...lock.packages, ...missing })
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(names.length === 0 ? 'package-lock.json is complete.' : `Added to package-lock.json: ${names.join(', ')}`)
