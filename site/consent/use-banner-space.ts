import { type RefObject, useEffect } from 'react'

/** The gap between the banner and the edge of the window, and one like it above, in px. */
const GAPS = 40

/**
 * Keeps the height that the banner covers in `--banner-space`: the page can be scrolled that much further, and what gets the
 * focus comes to stand above the banner (WCAG 2.4.11).
 */
export function useBannerSpace(banner: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = banner.current
    if (!shown || !element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--banner-space', `${element.offsetHeight + GAPS}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner-space')
    }
  }, [banner, shown])
}
