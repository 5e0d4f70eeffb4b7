import { useRef, useState } from 'react'
import type { LinkView } from '../data/shared-data.ts'
import { useNavigationState } from '../loader/navigation-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useSettled } from '../ui/use-mounted.ts'
import { currentOf } from './current-of.ts'
import styles from './main-navigation.module.css'

type MenuPanelProps = {
  id: string
  label: string
  groups: { label: string; links: LinkView[] }[]
  current?: 'true' | undefined
  onOpen?: (panel: HTMLElement) => void
}

/** A button of the main navigation with the groups of links that it opens below the header. */
// The popover brings what SPEC asks for: one open at a time, Escape, a click elsewhere, and all that without JavaScript.
export function MenuPanel({ id, label, groups, current, onOpen }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { path } = useNavigationState()
  const mounted = useSettled()
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        popoverTarget={id}
        aria-current={current}
        aria-expanded={mounted ? open : undefined}
      >
        {label} <Icon name="chevron" className={styles.chevron} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click only follows one on a link, which the keyboard does too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={({ currentTarget }) => onOpen?.(currentTarget)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={(event) => (event.target as Element).closest('a') && panel.current?.hidePopover()}
      >
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.label}>
              <h2 className={styles.groupName}>{group.label}</h2>
              <ul className={styles.subList}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} aria-current={currentOf(link.href, path)}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
