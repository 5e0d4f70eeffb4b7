import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /^placeholder-notice-(de|en|fr)\.svg$/

/** The demo's page in the place of the EU's notice, an upright A4 as SVG; undefined for the name of any other picture. */
export const placeholderNotice = (filename: string): Uint8Array | undefined =>
  NAME.test(filename) ? readFileSync(join(import.meta.dirname, filename)) : undefined
