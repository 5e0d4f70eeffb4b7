import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/messages-context.tsx'
import { useNavigationState } from './navigation-context.tsx'
import styles from './page-announcer.module.css'

/** Tells screen readers which page has come, moves the focus to its start, and says when one takes long or fails. */
export function PageAnnouncer() {
  const { visit, delayed, failed } = useNavigationState()
  const messages = useMessages()
  const [title, setTitle] = useState('')
  const shown = useRef(visit)

  useEffect(() => {
    if (shown.current === visit) return
    shown.current = visit
    const heading = document.querySelector('main h1')?.textContent
    setTitle(heading || document.title)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [visit])

  return (
    <>
      <div className="visually-hidden" aria-live="assertive" aria-atomic="true">
        {title && messages.navigatedTo({ title })}
      </div>
      <div className={styles.notice} role="status" data-shown={delayed}>
        {delayed && messages.loadingPage()}
      </div>
      {failed && (
        <div className={styles.failure} role="alert">
          {messages.errorMessage()} <a href={failed}>{messages.tryAgain()}</a>
        </div>
      )}
    </>
  )
}
