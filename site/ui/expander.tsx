import type { ReactNode } from 'react'
import styles from './expander.module.css'
import { Icon } from './icon.tsx'

type ExpanderProps = {
  summary: ReactNode
  children: ReactNode
  /** Of the expanders with the same name only one is open at a time. */
  name?: string
  className?: string
  /** Whether the page that is shown lies within. */
  current?: 'true' | undefined
}

/** Shows and hides its content within 500 ms (SPEC 9), without JavaScript too. */
export function Expander({ summary, children, name, className, current }: ExpanderProps) {
  return (
    <details name={name} className={styles.expander}>
      <summary className={className} aria-current={current}>
        {summary} <Icon name="chevron" className={styles.chevron} />
      </summary>
      {children}
    </details>
  )
}
