import type { PageAssets } from './page-assets.ts'

/**
 * The styles of a page and what its scripts import, as the end of its head. Styles stand in the page where their text is known: a
 * file would compete with the first picture for a slow line. Their files are named all the same, switched off, so that a chunk
 * that needs them does not load them again. Scripts come after everything that is seen.
 */
export function headParts({
  styles,
  styleTexts,
  modules,
}: Pick<PageAssets, 'styles' | 'styleTexts' | 'modules'>): string {
  const css = styles.map((href) => {
    const text = styleTexts?.[href]
    if (text === undefined) return `<link rel="stylesheet" href="${href}" data-precedence="default">`
    return `<style data-precedence="default" data-href="${href}">${text.replaceAll('</', '<\\/')}</style><link rel="stylesheet" href="${href}" disabled>`
  })
  const scripts = modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)
  return [...css, ...scripts].join('')
}
