import { lazy, type ReactNode, Suspense } from 'react'
import type { ContactPrivacy } from '#domain/contact-form.ts'
import { untilLoaded } from '../ui/until-loaded.ts'
import styles from './form.module.css'

// The server renders the forms with the page, and they work from then on because the browser can send them by itself. Their
// code comes after the page and takes them over; their styles belong to the page from the beginning.
const LateContactForm = import.meta.env.SSR
  ? (await import('./contact-form.tsx')).default
  : lazy(() => untilLoaded(() => import('./contact-form.tsx')))

const LateNewsletterForm = import.meta.env.SSR
  ? (await import('./newsletter-form.tsx')).default
  : lazy(() => untilLoaded(() => import('./newsletter-form.tsx')))

function Place({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place}>
      <Suspense>{children}</Suspense>
    </div>
  )
}

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
