import { Expander } from '../../ui/expander.tsx'
import { useProductMessages } from './messages/product-messages.ts'
import type { ProductView } from './product-view.ts'
import styles from './size-guide.module.css'

/** The table of sizes, unfolded on demand. */
export function SizeGuide({ guide }: { guide: NonNullable<ProductView['sizeGuide']> }) {
  const messages = useProductMessages()
  const title = messages.sizeGuide({ name: guide.heading })
  return (
    <Expander summary={title} className={styles.summary}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by the keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {guide.head.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
                <th key={column} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: neither have rows
              <tr key={line}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={column}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Expander>
  )
}
