import { type RefObject, useEffect, useRef } from 'react'

/** When what had the focus has gone with a change of `shown`, the element takes it, so that the keyboard goes on from there. */
export function useKeptFocus(element: RefObject<HTMLElement | null>, shown: unknown): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [element, shown])
}
