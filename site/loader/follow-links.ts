import { samePlace } from './same-place.ts'

/** Links to pages of this site: those that say so, and what editors link to in their texts. */
const PAGE_LINKS = 'a[data-page], [data-rich-text] a:is([href^="/"], [href^="#"]):not([target])'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click asks for something else than showing the page here: a new tab or window, a download, a menu. */
export const asksForMore = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * Shows the page of a link in place when it is clicked, and closes the menu that it stands in. Heard at the window and before everything else: React ends what happens in parts that it
 * has left as they came on its way through the document.
 */
export function followLinks(
  win: Pick<Window, 'addEventListener' | 'location'>,
  navigate: (to: string) => unknown,
): void {
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest(PAGE_LINKS)
    if (!link || asksForMore(event)) return
    event.preventDefault()
    link.closest<HTMLElement>('[popover]')?.hidePopover()
    const to = link.getAttribute('href') ?? ''
    void navigate(link.hasAttribute('hreflang') ? samePlace(to, win.location) : to)
  }
  win.addEventListener('click', follow, true)
}
