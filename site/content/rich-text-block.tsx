import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import styles from './rich-text.module.css'

/**
 * HTML that the server has cleaned; its internal links and anchors go through the router like all others. `lang` is set where
 * the text is not in the page's language.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  const [, navigate] = useLocation()

  function onClick(event: MouseEvent) {
    const anchor = (event.target as Element).closest('a')
    const href = anchor?.getAttribute('href')
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!href || !/^[/#]/.test(href) || anchor?.target || modified) return
    event.preventDefault()
    navigate(href)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only follows one on a link inside, which the keyboard does too
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server by rich-text.ts
    <div className={styles.text} lang={lang} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
