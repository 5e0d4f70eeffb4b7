import { useEffect } from 'react'
import { RichText } from '../content/rich-text-block.tsx'
import { ListSection } from './list-section.tsx'
import './read-section.css'
import type { SectionWords } from './section-view.ts'

/** A section that is only read: its HTML comes from the server. */
export function ReadSection({ section }: { section: SectionWords }) {
  const hasForm = section.html?.includes('class="read-form"')
  useEffect(() => {
    if (hasForm) void import('../forms/say-problems.ts')
  }, [hasForm])
  return (
    <ListSection section={section}>
      <RichText html={section.html} />
    </ListSection>
  )
}
