import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useNavigation } from '../loader/navigation-context.tsx'

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode }

/** Whether a click asks for something else than showing the page here: a new tab or window, a download, a menu. */
export const asksForMore = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link to a page of this site, shown in place when it is clicked. */
export function RouterLink({ href, onClick, ...rest }: RouterLinkProps) {
  const { navigate } = useNavigation()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || asksForMore(event)) return
        event.preventDefault()
        void navigate(href)
      }}
    />
  )
}
