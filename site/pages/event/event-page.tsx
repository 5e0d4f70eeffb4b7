import type { ContentData } from '../content/content-data.ts'
import ContentPage from '../content/content-page.tsx'

/** An event, or those of a year. */
export default function EventPage({ data }: { data: ContentData }) {
  return <ContentPage data={data} />
}
