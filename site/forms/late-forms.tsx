import type { ReactNode } from 'react'
import type { ContactPrivacy } from '#domain/company/contact-form.ts'
import styles from './form.module.css'
import { formOfServer, lateForm } from './late-form.tsx'

const LateContactForm = import.meta.env.SSR
  ? formOfServer((await import('./contact-form.tsx')).default)
  : lateForm('/forms/contact', () => import('./contact-form.tsx'))

const LateNewsletterForm = import.meta.env.SSR
  ? formOfServer((await import('./newsletter-form.tsx')).default)
  : lateForm('/forms/newsletter', () => import('./newsletter-form.tsx'))

// The styles of forms belong to the page from the beginning.
const Place = ({ children }: { children: ReactNode }) => <div className={styles.place}>{children}</div>

export function ContactForm({ privacy }: { privacy: ContactPrivacy }) {
  return (
    <Place>
      <LateContactForm privacy={privacy} />
    </Place>
  )
}

export function NewsletterForm() {
  return (
    <Place>
      <LateNewsletterForm />
    </Place>
  )
}
