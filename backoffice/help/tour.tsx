import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'

const STEPS = ['today', 'menu', 'search', 'forms', 'help'] as const

/** What somebody should know on the first day, in five steps. */
export function Tour({ close }: { readonly close: () => void }) {
  const text = useText()
  const [at, setAt] = useState(0)
  const step = STEPS[at] ?? 'today'
  const isLast = at === STEPS.length - 1
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="tour-title">
      <DialogTitle id="tour-title">
        <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
          {text('way.tour.title', { at: at + 1, of: STEPS.length })}
        </Typography>
        {text(`way.tour.${step}.title`)}
      </DialogTitle>
      <DialogContent aria-live="polite">{text(`way.tour.${step}.text`)}</DialogContent>
      <DialogActions>
        {!isLast && <Button onClick={close}>{text('way.tour.skip')}</Button>}
        {at > 0 && <Button onClick={() => setAt(at - 1)}>{text('way.tour.back')}</Button>}
        <Button variant="contained" autoFocus onClick={() => (isLast ? close() : setAt(at + 1))}>
          {text(isLast ? 'way.tour.end' : 'way.tour.next')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
