import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sent-notice.module.css'

/** Stands where the form was: what has become of it, read out by getting the focus. */
export function SentNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <p ref={notice} className={styles.notice} tabIndex={-1} role="status">
      {children}
    </p>
  )
}
