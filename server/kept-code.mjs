// @ts-check
import { channel } from 'node:diagnostics_channel'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import { dirname } from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

/** Before the code that is kept: of which file it was made, by which V8, and the check sum of itself. */
const HEAD = 12

/** Milliseconds after the first page until what has run by then is kept: visitors come first. */
const REST = 1000

/** The files of a build are given to Node by several copies of this module, one in each of them. */
const pages = channel('schaufenster:page')

/** To be called when a page has been made. */
export const pageMade = () => pages.hasSubscribers && pages.publish(undefined)

/**
 * Runs a built file of CommonJS and returns its exports. After the first page the code that V8 has made of it is laid beside it, for the next process:
 * unlike what Node keeps, which knows a file as it was when it was loaded, it has the functions that ran until then.
 * @param {string} file its path
 * @returns {any}
 */
export function runKept(file) {
  const bytes = readFileSync(file)
  const module = new Module(file)
  module.filename = file
  const head = headOf(bytes)
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${bytes}\n})`, {
    filename: file,
    cachedData: readKept(file, head),
  })
  const require = createRequire(file)
  // What it loads late asks for it.
  require.cache[file] = module
  script.runInThisContext()(module.exports, require, module, file, dirname(file))
  module.loaded = true
  if (script.cachedDataRejected !== false) keepLater(file, head, script)
  return module.exports
}

/** @param {Buffer} bytes */
function headOf(bytes) {
  const head = Buffer.alloc(HEAD)
  head.writeUInt32LE(crc32(bytes), 0)
  head.writeUInt32LE(cachedDataVersionTag(), 4)
  return head
}

const place = (/** @type {string} */ file) => `${file}.kept`

/**
 * @param {string} file
 * @param {Buffer} head as it must begin but for the check sum
 */
function readKept(file, head) {
  try {
    const bytes = readFileSync(place(file))
    const code = bytes.subarray(HEAD)
    head.writeUInt32LE(crc32(code), 8)
    return head.equals(bytes.subarray(0, HEAD)) ? code : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {string} file
 * @param {Buffer} head
 * @param {Script} script
 */
function keepLater(file, head, script) {
  function seen() {
    pages.unsubscribe(seen)
    setTimeout(keep, REST).unref()
  }
  function keep() {
    const code = script.createCachedData()
    head.writeUInt32LE(crc32(code), 8)
    const draft = `${place(file)}.${process.pid}`
    try {
      writeFileSync(draft, Buffer.concat([head, code]))
      renameSync(draft, place(file))
    } catch {
      // A folder that cannot be written: the code is made anew each time.
    }
  }
  pages.subscribe(seen)
}
