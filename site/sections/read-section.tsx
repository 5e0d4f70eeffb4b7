import { RichText } from '../content/rich-text-block.tsx'
import { ListSection } from './list-section.tsx'
import './read-section.css'
import type { SectionWords } from './section-view.ts'

/** A section that is only read: its HTML comes from the server. */
export const ReadSection = ({ section }: { section: SectionWords }) => (
  <ListSection section={section}>
    <RichText html={section.html} />
  </ListSection>
)
