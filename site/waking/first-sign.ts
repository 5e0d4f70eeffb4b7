/** By what a visitor shows that the page is used. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const

/** Settles when the page is used for the first time. */
export const firstSign = (page: Pick<Window, 'addEventListener' | 'removeEventListener'>): Promise<void> =>
  new Promise((resolve) => {
    const options = { capture: true, passive: true }
    function used() {
      for (const sign of SIGNS) page.removeEventListener(sign, used, options)
      resolve()
    }
    for (const sign of SIGNS) page.addEventListener(sign, used, options)
  })

/** Settles when a part of the page comes into sight that is empty without its code. */
export const firstSight = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    for (const part of page.querySelectorAll('[data-wakes]')) observer.observe(part)
  })
