import type { FormEvent, ReactNode, RefObject } from 'react'
import { useShared } from '../data/shared-data-context.tsx'
import { Button } from '../ui/button.tsx'
import { useMounted } from '../ui/use-mounted.ts'
import styles from './form.module.css'
import { FormStatus } from './form-status.tsx'
import { Honeypot } from './honeypot.tsx'

type FormFrameProps = {
  ref: RefObject<HTMLFormElement | null>
  /** Where the browser sends the form by itself. */
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What is sent beside the fields and the language. */
  hidden?: Readonly<Record<string, string | number>>
  /** The label of the button. */
  submit: string
  sending?: boolean
  failed: boolean
  /** What is told below the button. */
  said: ReactNode
  children: ReactNode
}

/** What all forms have around their fields. Once the script runs, it checks them instead of the browser. */
export function FormFrame({ hidden = {}, submit, sending, failed, said, children, ...form }: FormFrameProps) {
  const { language } = useShared().page
  const mounted = useMounted()
  return (
    <form className={styles.form} method="post" noValidate={mounted} {...form}>
      {children}
      <Honeypot />
      {Object.entries({ ...hidden, language }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" aria-disabled={sending}>
        {submit}
      </Button>
      <FormStatus failed={failed}>{said}</FormStatus>
    </form>
  )
}
