import type { InfoBlock } from './info-block.ts'
import { InfoContent } from './info-content.tsx'
import styles from './legal-blocks.module.css'

/** The legal blocks of a page, each reached by its id (SPEC 2). */
export function LegalBlocks({ blocks }: { blocks: InfoBlock[] }) {
  return blocks.map((block) => (
    <section key={block.id} id={block.id} className={styles.block}>
      {block.heading && <h2>{block.heading}</h2>}
      <InfoContent block={block} />
    </section>
  ))
}
