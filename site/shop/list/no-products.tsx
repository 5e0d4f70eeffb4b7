import { useShared } from '../../data/shared-data-context.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { ListView } from './list-view.ts'
import { useListMessages } from './messages/use-list-messages.ts'
import styles from './no-products.module.css'

/** What a visitor can do when nothing fits. */
export function NoProducts({ view }: { view: ListView }) {
  const messages = useListMessages()
  const { paths } = useShared()
  return (
    <div className={styles.none}>
      <p className={styles.title}>{messages.noneTitle()}</p>
      {view.pages.length > 0 && (
        <>
          <p>{messages.nonePages()}</p>
          <ul className={styles.pages}>
            {view.pages.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{view.search ? messages.noneSearch() : messages.noneHint()}</p>
      <p className={styles.ways}>
        <ButtonLink href={view.clearHref}>{messages.allProducts()}</ButtonLink>
        {paths.contact && (
          <ButtonLink href={paths.contact} look="secondary">
            {messages.askUs()}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
