import { XmlDocument, XmlElement } from 'libxml2-wasm'

/** The items of a feed, each as its elements by name, those of `g:shipping` as `shipping.country`; of several of a name the last. */
export function feedItemsIn(xml: string): Record<string, string>[] {
  const document = XmlDocument.fromString(xml)
  try {
    return document.find('/rss/channel/item').map((item) => {
      const pairs: [string, string][] = []
      const add = (element: XmlElement, prefix: string) => {
        for (let child = element.firstChild; child; child = child.next) {
          if (!(child instanceof XmlElement)) continue
          if (child.name === 'shipping') add(child, 'shipping.')
          else pairs.push([prefix + child.name, child.content])
        }
      }
      add(item as XmlElement, '')
      return Object.fromEntries(pairs)
    })
  } finally {
    document.dispose()
  }
}
