import type { MouseEvent } from 'react'
import { useNavigation } from '../loader/navigation-context.tsx'
import { asksForMore } from '../ui/router-link.tsx'
import styles from './rich-text.module.css'

/**
 * HTML that the server has cleaned; its internal links and anchors go through the router like all others. `lang` is set where
 * the text is not in the page's language.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  const { navigate } = useNavigation()

  function onClick(event: MouseEvent) {
    const anchor = (event.target as Element).closest('a')
    const href = anchor?.getAttribute('href')
    if (!href || !/^[/#]/.test(href) || anchor?.target || asksForMore(event)) return
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
