import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { safeLink } from '#domain/paths/link-kind.ts'
import { useMessages } from '../messages/messages-context.tsx'
import { Icon } from './icon.tsx'
import styles from './link.module.css'
import { RouterLink } from './router-link.tsx'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  children: ReactNode
  /** Leaves out the icon where the link's own look already says where it leads. */
  plain?: boolean
}

/** A link by the rules of SPEC 2, its address already that of the page's language. An address that must never become a link is shown as its text alone. */
export function Link({ href, children, plain, ...rest }: LinkProps) {
  const messages = useMessages()
  const link = safeLink(href)
  if (!link) return <span className={rest.className}>{children}</span>
  if (link.kind === 'internal' || link.kind === 'anchor') {
    return (
      <RouterLink href={link.href} {...rest}>
        {children}
      </RouterLink>
    )
  }
  return (
    <a href={link.href} target={link.target} rel={link.rel} {...rest}>
      {link.icon && !plain && <Icon name={link.icon} className={styles.icon} />}
      {children}
      <span className="visually-hidden"> ({messages.opensInNewTab()})</span>
    </a>
  )
}
