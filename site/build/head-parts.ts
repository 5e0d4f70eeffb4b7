import type { PageAssets } from './page-assets.ts'
import { FACES_ID, START_SCRIPT } from './start-script.ts'

/** With the styles that load the faces of the page. */
type HeadParts = PageAssets & { faces?: string }

/**
 * The styles of a page and what starts its scripts, as the end of its head. Styles stand in the page where their text is known: a
 * file would compete with the first picture for a slow line. Their files are named all the same, switched off, so that a chunk
 * that needs them does not load them again. For no medium as well: browsers that look ahead load what is only switched off. What loads
 * faces stands by itself, because the script lets it wait.
 */
export function headParts({ styles, styleTexts, faces = '', fonts, entry, modules, rests }: HeadParts): string {
  const css = styles.map((href) => {
    const text = styleTexts?.[href]
    if (text === undefined) return `<link rel="stylesheet" href="${href}" data-precedence="default">`
    return `<style data-precedence="default" data-href="${href}">${text.replaceAll('</', '<\\/')}</style><link rel="stylesheet" href="${href}" media="not all" disabled>`
  })
  const named = `data-entry="${entry}" data-modules="${modules.join(' ')}" data-fonts="${fonts.join(' ')}"`
  return `${css.join('')}<style id="${FACES_ID}">${faces}</style><script ${named}${rests ? ' data-rests=""' : ''}>${START_SCRIPT}</script>`
}
