import { useShared } from '../../data/shared-data-context.tsx'
import { PageIntro } from '../page-intro.tsx'

export default function CartPage() {
  return <PageIntro heading={useShared().page.meta.title} />
}
