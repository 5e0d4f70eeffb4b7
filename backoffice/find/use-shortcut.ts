import { useEffect, useRef } from 'react'

/** Does something whenever somebody presses Ctrl, or on a Mac Command, with a key; not while another dialog waits for an answer. */
export function useShortcut(key: string, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isMeant || event.key.toLowerCase() !== key) return
      // The browser would save the page or look for something itself.
      event.preventDefault()
      if (!document.querySelector('[role=dialog]')) latest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [key])
}
