import { useEffect } from 'react'
import { useSearchMessages } from './messages/use-search-messages.ts'
import styles from './search-box.module.css'
import { hrefsOf, type SuggestedGroup, type Suggestion, type Suggestions } from './suggest.ts'

type Choosing = {
  active: number
  optionId: (place: number) => string
  onChoose: (href: string) => void
}

type SuggestionListProps = Choosing & { id: string; found: Suggestions | null; allHref: string }

/** The suggestions below the search field, by their kinds; how many there are is said to screen readers. */
export function SuggestionList({ id, found, allHref, ...choosing }: SuggestionListProps) {
  const messages = useSearchMessages()
  const { groups = [], hrefs = [], total = 0 } = found ?? {}
  const { active, optionId } = choosing
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active, optionId])
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + hrefsOf(group).length, 0))
  return (
    <>
      <div className={styles.panel} hidden={!found} onPointerDown={(event) => event.preventDefault()}>
        <div id={id} role="listbox" aria-label={messages.label()}>
          {groups.map((group, index) => (
            <Group
              key={hrefsOf(group)[0]}
              group={group}
              start={starts[index] ?? 0}
              headingId={`${id}-group-${index}`}
              {...choosing}
            />
          ))}
        </div>
        {found && total > 0 && (
          <a
            href={allHref}
            className={styles.all}
            tabIndex={-1}
            onClick={(event) => {
              event.preventDefault()
              choosing.onChoose(allHref)
            }}
          >
            {messages.all({ count: total })}
          </a>
        )}
        {found && hrefs.length === 0 && <p className={styles.none}>{messages.none({ text: found.text })}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {found ? messages.results({ count: hrefs.length }) : ''}
      </p>
    </>
  )
}

type GroupProps = Choosing & { group: SuggestedGroup; start: number; headingId: string }

function Group({ group, start, headingId, active, optionId, onChoose }: GroupProps) {
  const messages = useSearchMessages()
  const options =
    group.kind === 'goods'
      ? group.products.map((product) => ({ key: product.id, href: product.href, shown: <Product {...product} /> }))
      : group.links.map(({ href, label }) => ({ key: href, href, shown: label }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list box stand in groups, not in a set of fields
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <p id={headingId} className={styles.kind}>
        {messages[group.kind]()}
      </p>
      {options.map(({ key, href, shown }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
        <div
          key={key}
          id={optionId(start + index)}
          role="option"
          aria-selected={start + index === active}
          className={group.kind === 'goods' ? styles.option : styles.page}
          onClick={() => onChoose(href)}
        >
          {shown}
        </div>
      ))}
    </div>
  )
}

const Product = ({ name, brand, picture }: Suggestion) => (
  <>
    <span className={styles.picture}>{picture && <img src={picture} alt="" width="56" height="56" />}</span>
    <span>
      {brand && <span className={styles.brand}>{brand}</span>}
      {name}
    </span>
  </>
)
