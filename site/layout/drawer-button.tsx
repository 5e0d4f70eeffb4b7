import type { ReactNode } from 'react'
import { useShared } from '../data/shared-data-context.tsx'
import { useSettled } from '../ui/use-mounted.ts'
import { type DrawerContent, useDrawer } from './drawer-state.tsx'
import { FOOTER_MENU_ID } from './footer-anchor.ts'

type DrawerButtonProps = { content: DrawerContent; className?: string; children: ReactNode }

/** Opens the drawer; until the drawer exists, or without JavaScript, it leads to the same content on a page. */
export function DrawerButton({ content, className, children }: DrawerButtonProps) {
  const { paths } = useShared()
  const drawer = useDrawer()
  if (!useSettled()) {
    return (
      <a data-stands-in="" className={className} href={content === 'contact' ? paths.contact : `#${FOOTER_MENU_ID}`}>
        {children}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={drawer.content === content}
      onClick={() => drawer.open(content)}
    >
      {children}
    </button>
  )
}
