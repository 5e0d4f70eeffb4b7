/** The elements that a visitor's page keeps of a text, as far as the editor can show and change them. */
const KNOWN = new Set(
  'p br strong em b i u sup sub ul ol li h2 h3 h4 blockquote a hr table thead tbody tr th td colgroup col'.split(' '),
)

/** Whether the editor can show all of the text; what it does not know it would silently lose. */
export const isEditable = (html: string): boolean =>
  [...html.matchAll(/<\/?([a-z][a-z0-9-]*)/gi)].every(([, name = '']) => KNOWN.has(name.toLowerCase()))

/** The editor's HTML without the paragraphs that it puts into every item and cell, and without spans of one. */
export function tidyHtml(html: string): string {
  return html
    .replace(/<(li|td|th)([^>]*)><p>((?:(?!<\/?(?:p|ul|ol|li|td|th)\b).)*)<\/p>(?=<\/\1>|<ul>|<ol>)/gs, '<$1$2>$3')
    .replace(/ (?:colspan|rowspan)="1"/g, '')
    .replace(/<colgroup>.*?<\/colgroup>/gs, '')
    .replace(/<table[^>]*>/g, '<table>')
}
