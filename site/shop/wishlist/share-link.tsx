import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useWishlistMessages } from './messages/wishlist-messages.ts'
import styles from './wishlist.module.css'

/** The address of a list, to be handed on: by what the device shares with, else by the clipboard, else by hand. */
export function ShareLink({ path }: { path: string }) {
  const messages = useWishlistMessages()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const address = `${location.origin}${path}`

  async function share() {
    if (typeof navigator.share === 'function') return navigator.share({ url: address }).catch(() => {})
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject()
    await copying.then(
      () => setCopied(true),
      () => field.current?.focus(),
    )
  }

  return (
    <div className={styles.share}>
      <label>
        {messages.link()}
        <input ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <Button look="secondary" onClick={() => void share()}>
        {messages.share()}
      </Button>
      <span role="status">{copied && messages.copied()}</span>
    </div>
  )
}
