import { pathToFileURL } from 'node:url'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import type { Plugin } from 'vite'

const MESSAGE_FILE = /\/site\/messages\/(de|en|fr)\.ts$/

/** Compiles the ICU texts of `site/messages/{language}.ts` into plain functions, so that no parser reaches the browser. */
export function icuMessages(): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    async load(id) {
      const language = MESSAGE_FILE.exec(id)?.[1]
      if (!language) return null
      const file = await import(`${pathToFileURL(id).href}?t=${Date.now()}`)
      return compileModule(new MessageFormat(language), file.messages)
    },
  }
}
