import type { LinkView } from '../data/shared-data.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './main-navigation.module.css'
import { SubLinks } from './sub-links.tsx'

type MenuPanelProps = {
  id: string
  label: string
  groups: { label: string; links: LinkView[] }[]
  current?: 'true' | undefined
  onOpen?: (panel: HTMLElement) => void
}

/** A button of the main navigation with the groups of links that it opens below the header. */
// The popover brings what SPEC asks for: one open at a time, Escape, a click elsewhere, the button's expanded state, and all without JavaScript.
export function MenuPanel({ id, label, groups, current, onOpen }: MenuPanelProps) {
  return (
    <>
      <button type="button" className={styles.entry} popoverTarget={id} aria-current={current}>
        {label} <Icon name="chevron" className={styles.chevron} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={({ currentTarget }) => onOpen?.(currentTarget)}
      >
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.label}>
              <h2 className={styles.groupName}>{group.label}</h2>
              <SubLinks links={group.links} className={styles.subList} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
