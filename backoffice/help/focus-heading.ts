/** Puts the focus on the heading of the screen, once what had it is gone: from the top of the page the keyboard would have the whole menu before it. */
export function focusHeading(): void {
  setTimeout(() => {
    const heading = document.querySelector<HTMLElement>('#main-content h1')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  })
}
