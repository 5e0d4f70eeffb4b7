import { fileURLToPath, pathToFileURL } from 'node:url'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import type { Plugin } from 'vite'
import { languages } from '#domain/texts/language.ts'

/** What the compiled texts call. */
const RUNTIME = fileURLToPath(import.meta.resolve('../messages/runtime.ts'))

const MESSAGE_FILE = new RegExp(`/site/(?:[\\w-]+/)*messages/(${languages.join('|')})\\.ts$`)

/**
 * Compiles the ICU texts of the site's `messages/{language}.ts` into plain functions, so that no parser reaches the browser.
 * `keepSource` leaves the texts beside them, for the tests that compare languages.
 */
export function icuMessages({ keepSource }: { keepSource: boolean }): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    async load(id) {
      const language = MESSAGE_FILE.exec(id)?.[1]
      if (!language) return null
      const file = await import(`${pathToFileURL(id).href}?t=${Date.now()}`)
      const compiled = compileModule(new MessageFormat(language), file.messages).replace(
        'from "@messageformat/runtime"',
        () => `from ${JSON.stringify(RUNTIME)}`,
      )
      return keepSource ? `${compiled}\nexport const messages = ${JSON.stringify(file.messages)}` : compiled
    },
  }
}
