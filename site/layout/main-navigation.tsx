import { useRef, useState } from 'react'
import type { MenuView } from '../data/shared-data.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { useNavigationState } from '../loader/navigation-context.tsx'
import { useMessages } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useSettled } from '../ui/use-mounted.ts'
import { currentOf } from './current-of.ts'
import styles from './main-navigation.module.css'

/** The main navigation of SPEC 2: entries are links, or buttons that open their groups, one at a time. */
export function MainNavigation() {
  const { menus } = useShared()
  const { path } = useNavigationState()
  const messages = useMessages()
  return (
    <nav className={styles.navigation} aria-label={messages.mainNavigation()}>
      <ul className={styles.list}>
        {menus.primary.map((entry, index) => (
          <li key={entry.label}>
            {entry.groups ? (
              <Groups entry={entry} id={`main-navigation-${index}`} />
            ) : (
              <Link href={entry.href} className={styles.entry} aria-current={currentOf(entry.href, path)}>
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

// The popover brings what SPEC asks for: one open at a time, Escape, a click elsewhere, and all that without JavaScript.
function Groups({ entry, id }: { entry: Extract<MenuView, { groups: unknown[] }>; id: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const mounted = useSettled()
  return (
    <>
      <button type="button" className={styles.entry} popoverTarget={id} aria-expanded={mounted ? open : undefined}>
        {entry.label} <Icon name="chevron" className={styles.chevron} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click only follows one on a link, which the keyboard does too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={(event) => (event.target as Element).closest('a') && panel.current?.hidePopover()}
      >
        <div className={styles.groups}>
          {entry.groups.map((group) => (
            <section key={group.label}>
              <h2 className={styles.groupName}>{group.label}</h2>
              <ul className={styles.subList}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href}>{link.label}</Link>
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
