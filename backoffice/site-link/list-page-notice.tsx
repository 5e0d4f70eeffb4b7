import { Alert, Button } from '@mui/material'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { useMissingListPage } from './use-list-page.ts'

/** Says that no page lists the news or events of a website, and offers to make it. */
export function ListPageNotice({ collection }: { readonly collection: string }) {
  const text = useText()
  const labels = useLabels()
  const workplace = useWorkplace()
  const missing = useMissingListPage(collection)
  if (!missing) return null
  const { route, id } = missing
  const name = labels.choice('name', route)
  const to = id === undefined ? '/page/create' : `/page/${id}`
  const mayMake = may(workplace, id === undefined ? 'create' : 'update', 'page')
  const way = mayMake && (
    <Button color="inherit" component={Link} to={to} state={{ record: { name: route, status: 'published' } }}>
      {text(id === undefined ? 'absent.makeListPage' : 'absent.openListPage', { name })}
    </Button>
  )
  return (
    <Alert severity="warning" action={way}>
      {text('absent.noListPage', { name })}
    </Alert>
  )
}
