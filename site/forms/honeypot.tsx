import styles from './form.module.css'

/** A field that people neither see nor reach: whoever fills it in is a program. The backend knows it by its name. */
export function Honeypot({ className = styles.unseen }: { className?: string | undefined }) {
  return (
    <div className={className} aria-hidden="true">
      <label>
        Homepage
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
