import { type RefObject, useEffect } from 'react'

/** The gap between the banner and the edge of the window, and one like it above, in px. */
const GAPS = 40

/**
 * Keeps the height that the banner covers in `--banner-space`: the page can be scrolled that much further, and what gets the
 * focus comes to stand above the banner (WCAG 2.4.11). The body carries it, because a custom property of the root element has the
 * style of every element made anew, inherited or not; what it means for the root's own style is said here.
 */
export function useBannerSpace(banner: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = banner.current
    if (!shown || !element) return
    const { documentElement: root, body } = document
    const observer = new ResizeObserver(() => {
      const space = `${element.offsetHeight + GAPS}px`
      body.style.setProperty('--banner-space', space)
      // What is scrolled to has to fit between bar and banner: where they leave less, the offset of SPEC 2 shrinks.
      root.style.scrollPaddingTop = `clamp(0px, 100dvh - var(--bar-height) - ${space} - 6rem, 150px)`
      root.style.scrollPaddingBottom = `calc(var(--bar-height) + ${space})`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      body.style.removeProperty('--banner-space')
      root.style.removeProperty('scroll-padding')
    }
  }, [banner, shown])
}
