import type { ReactNode } from 'react'
import type { ContactFormProps } from './contact-form.tsx'
import styles from './form.module.css'
import { formOfServer, lazyForm } from './lazy-form.tsx'

const LazyContactForm = import.meta.env.SSR
  ? formOfServer((await import('./contact-form.tsx')).default)
  : lazyForm('/forms/contact', () => import('./contact-form.tsx'))

const LazyNewsletterForm = import.meta.env.SSR
  ? formOfServer((await import('./newsletter-form.tsx')).default)
  : lazyForm('/forms/newsletter', () => import('./newsletter-form.tsx'))

// The styles of forms belong to the page from the beginning.
const Place = ({ children }: { children: ReactNode }) => <div className={styles.place}>{children}</div>

export function ContactForm(props: ContactFormProps) {
  return (
    <Place>
      <LazyContactForm {...props} />
    </Place>
  )
}

export function NewsletterForm() {
  return (
    <Place>
      <LazyNewsletterForm />
    </Place>
  )
}
