import { useSearchMessages } from './messages/use-search-messages.ts'
import styles from './search-box.module.css'
import type { Suggestions } from './suggest.ts'

type SuggestionListProps = {
  id: string
  found: Suggestions | null
  active: number
  optionId: (place: number) => string
  allHref: string
  onChoose: (href: string) => void
}

/** The suggestions below the search field; how many there are is said to screen readers. */
export function SuggestionList({ id, found, active, optionId, allHref, onChoose }: SuggestionListProps) {
  const messages = useSearchMessages()
  const { products = [], pages = [] } = found ?? {}
  const count = products.length + pages.length
  return (
    <>
      <div className={styles.panel} hidden={!found} onPointerDown={(event) => event.preventDefault()}>
        <div id={id} role="listbox" aria-label={messages.label()}>
          {products.map(({ id: product, name, brand, href, picture }, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            <div
              key={product}
              id={optionId(place)}
              role="option"
              aria-selected={place === active}
              className={styles.option}
              onClick={() => onChoose(href)}
            >
              <span className={styles.picture}>{picture && <img src={picture} alt="" width="56" height="56" />}</span>
              <span>
                {brand && <span className={styles.brand}>{brand}</span>}
                {name}
              </span>
            </div>
          ))}
          {pages.map(({ title, path }, index) => {
            const place = products.length + index
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
              <div
                key={path}
                id={optionId(place)}
                role="option"
                aria-selected={place === active}
                className={styles.page}
                onClick={() => onChoose(path)}
              >
                <span className={styles.brand}>{messages.page()}</span>
                {title}
              </div>
            )
          })}
        </div>
        {found && products.length > 0 && (
          <a
            href={allHref}
            className={styles.all}
            tabIndex={-1}
            onClick={(event) => {
              event.preventDefault()
              onChoose(allHref)
            }}
          >
            {messages.all({ count: found.total })}
          </a>
        )}
        {found && count === 0 && <p className={styles.none}>{messages.none({ text: found.text })}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {found ? messages.results({ count }) : ''}
      </p>
    </>
  )
}
