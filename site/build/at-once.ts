import type { Plugin } from 'vite'

const awaited = /\(await import\(('[^']+')\)\)/g

/** The server has at once what the browser loads late: a file of CommonJS cannot wait for it. */
export function atOnce(): Plugin {
  return {
    name: 'at-once',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.env.SSR')) return undefined
      const imports: string[] = []
      const waiting = code.replace(awaited, (_all, file) => {
        imports.push(`import * as atOnce${imports.length} from ${file};`)
        return `atOnce${imports.length - 1}`
      })
      return imports.length > 0 ? `${imports.join('')}${waiting}` : undefined
    },
  }
}
