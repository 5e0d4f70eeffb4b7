import styles from './availability.module.css'
import { useProductMessages } from './messages/product-messages.ts'
import type { ProductView } from './product-view.ts'
import type { ProductState } from './use-product.ts'

/** What each branch has of the goods that are chosen. */
export function BranchStock({ view, state }: { view: ProductView; state: ProductState }) {
  const messages = useProductMessages()
  const houses = view.branchStock[state.variant?.id ?? 0] ?? []
  if (state.isShownOnly || houses.length === 0) return null
  return (
    <div className={styles.branches}>
      <p>{messages.inBranches()}</p>
      <ul className={styles.list}>
        {houses.map(({ name, href, text, look }) => (
          <li key={name} className={styles[look]}>
            {href ? <a href={href}>{name}</a> : name}
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
