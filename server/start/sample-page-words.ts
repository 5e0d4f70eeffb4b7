import { Window } from 'happy-dom'

const SILENT =
  'script, style, noscript, template, form, button, input, select, dialog, nav, svg, a .visually-hidden, [hidden], [aria-hidden="true"], details:has(form) > summary, li:has(> a[href^="#picture-"])'

const WORDS = /[\p{L}\p{N}]+/gu

const wordsIn = (text: string): string[] => text.match(WORDS) ?? []

/** The words of a page's main part as they are read: what says nothing to who only reads is left out, and each element stands for itself. */
export function pageWords(html: string): string[] {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } })
  const { document, NodeFilter } = window
  document.body.innerHTML = /<main[^>]*>[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  for (const silent of document.querySelectorAll(SILENT)) silent.remove()
  for (const picture of document.querySelectorAll('img')) picture.replaceWith(` ${picture.getAttribute('alt') ?? ''} `)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode?.textContent ?? '')
  void window.happyDOM.close()
  return wordsIn(texts.join(' '))
}

/** The words of a text in Markdown, without its head, its addresses and its marks. */
export const markdownWords = (markdown: string): string[] =>
  wordsIn(markdown.replace(/^---\n[\s\S]*?\n---\n/, '').replaceAll(/\]\((?:[^()\s]|\([^()]*\))*(?: "[^"]*")?\)/g, ']'))
