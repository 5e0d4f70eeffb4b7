import type { PageAssets } from './page-assets.ts'
import { START_SCRIPT } from './start-script.ts'

/**
 * The styles of a page and what starts its scripts, as the end of its head. Styles stand in the page where their text is known: a
 * file would compete with the first picture for a slow line. Their files are named all the same, switched off, so that a chunk
 * that needs them does not load them again. For no medium as well: browsers that look ahead load what is only switched off.
 */
export function headParts({ styles, styleTexts, entry, modules, rests }: Omit<PageAssets, 'fonts'>): string {
  const css = styles.map((href) => {
    const text = styleTexts?.[href]
    if (text === undefined) return `<link rel="stylesheet" href="${href}" data-precedence="default">`
    return `<style data-precedence="default" data-href="${href}">${text.replaceAll('</', '<\\/')}</style><link rel="stylesheet" href="${href}" media="not all" disabled>`
  })
  return `${css.join('')}<script data-entry="${entry}" data-modules="${modules.join(' ')}"${rests ? ' data-rests=""' : ''}>${START_SCRIPT}</script>`
}
