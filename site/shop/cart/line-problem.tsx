import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import { useProductPath } from './line-facts.tsx'
import styles from './line-problem.module.css'
import type { LineView } from './line-views.ts'
import { useCartMessages } from './messages/cart-messages.ts'
import type { CartMessages } from './messages/message-types.ts'

type LineProblemProps = { line: LineView; onRemove: () => void; onCount: (count: number) => void }

/** What keeps a line from being ordered, and the ways out of it. */
export function LineProblemNote({ line, onRemove, onCount }: LineProblemProps) {
  const { paths } = useShared()
  const messages = useCartMessages()
  const productPath = useProductPath()(line.slug)
  const { problem, available } = line
  if (!problem) return null
  const chooseAgain = problem === 'choose_variant' || problem === 'bad_personalization'
  return (
    <div className={styles.problem} tabIndex={-1} data-problem={problem}>
      <p>{textOf(line, messages)}</p>
      <div className={styles.ways}>
        {problem === 'not_enough' && available !== null && available > 0 && (
          <button type="button" onClick={() => onCount(available)}>
            {messages.takeAvailable({ available })}
          </button>
        )}
        {chooseAgain && productPath && <Link href={productPath}>{messages.toProduct()}</Link>}
        {problem === 'sold_out' && paths.contact && <Link href={paths.contact}>{messages.askUs()}</Link>}
        {problem !== 'not_enough' && (
          <button type="button" onClick={onRemove}>
            {messages.removeOf({ name: line.name })}
          </button>
        )}
      </div>
    </div>
  )
}

function textOf({ problem, available }: LineView, messages: CartMessages): string {
  switch (problem) {
    case 'sold_out':
      return messages.soldOut()
    case 'not_enough':
      return messages.notEnough({ available: available ?? 0 })
    case 'not_for_sale':
      return messages.notForSale()
    case 'choose_variant':
      return messages.chooseVariant()
    case 'bad_personalization':
      return messages.badPersonalization()
    default:
      return messages.gone()
  }
}
