import type { AnchorHTMLAttributes, ReactNode } from 'react'

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode }

/** A link to a page of this site, shown in place when it is clicked (site/loader/follow-links.ts). */
export const RouterLink = (props: RouterLinkProps) => <a data-page="" {...props} />
