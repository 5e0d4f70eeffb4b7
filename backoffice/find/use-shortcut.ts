import { useEffect, useRef } from 'react'

/** Fields in which the browser has a use for the key of its own. */
const FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * Does something whenever somebody presses Ctrl, or on a Mac Command, with a key; not while another dialog waits for an answer.
 * @param inFields whether it is meant too while somebody types
 */
export function useShortcut(key: string, run: () => void, { inFields = true } = {}): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isMeant || event.key.toLowerCase() !== key) return
      if (!inFields && event.target instanceof Element && event.target.closest(FIELDS)) return
      // The browser would save the page or look for something itself.
      event.preventDefault()
      if (!document.querySelector('[role=dialog]')) latest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [key, inFields])
}
