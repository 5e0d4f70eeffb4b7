import type { ContentData } from '../content/content-data.ts'
import ContentPage from '../content/content-page.tsx'

/** A piece of news, or the news of a year. */
export default function NewsPage({ data }: { data: ContentData }) {
  return <ContentPage data={data} />
}
