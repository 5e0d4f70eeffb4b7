import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { officeAddress } from '../workplace/office-address.ts'
import { enterWebsite } from './enter-website.ts'

interface Props {
  /** The website, the domain that it had and the one that it has. */
  readonly id: number
  readonly before: string
  readonly domain: string
  readonly close: () => void
}

/** Says where a website is found whose domain was changed, and leads there without signing in again. */
export function MovedDialog({ id, before, domain, close }: Props) {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const office = officeAddress(location, domain)
  return (
    <Dialog open onClose={close} aria-labelledby="moved">
      <DialogTitle id="moved">{text('websites.moved.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {text('websites.moved.text', { domain, office })}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text('websites.moved.before', { before })}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{text('websites.moved.stay')}</Button>
        <Button
          variant="contained"
          onClick={() => enterWebsite(id).catch((error) => notify(failureWords(error), { type: 'error' }))}
        >
          {text('websites.moved.go')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
