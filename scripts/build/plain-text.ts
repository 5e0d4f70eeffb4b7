import type { Plugin } from 'vite'

/**
 * Writes what is not ASCII by its number: text of one byte a letter is read and compiled far sooner. To patterns it means the same, and String.raw is
 * used for nothing else.
 */
export const plainText: Plugin = {
  name: 'plain-text',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = plain(chunk.code)
    },
  },
}

/** The code with what is not ASCII by its number. */
export const plain = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
