import styles from './rich-text.module.css'

/**
 * HTML that the server has cleaned; its internal links and anchors go through the router like all others. `lang` is set where
 * the text is not in the page's language.
 */
export const RichText = ({ html, lang }: { html: string; lang?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server by rich-text.ts
  <div className={styles.text} lang={lang} data-rich-text="" dangerouslySetInnerHTML={{ __html: html }} />
)
