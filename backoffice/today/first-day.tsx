import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useStore } from 'react-admin'
import { focusHeading } from '../help/focus-heading.ts'
import { Tour } from '../help/tour.tsx'
import { useText } from '../i18n/use-text.ts'

/** Offers the tour until somebody has taken or refused it in this browser. */
export function FirstDay() {
  const text = useText()
  const [isOver, setIsOver] = useStore('tour.over', false)
  const [isTouring, setIsTouring] = useState(false)
  if (isOver) return null
  const end = () => {
    setIsOver(true)
    focusHeading()
  }
  if (isTouring) return <Tour close={end} />
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14rem' } }}
      action={
        <>
          <Button color="inherit" onClick={() => setIsTouring(true)}>
            {text('way.tour.start')}
          </Button>
          <Button color="inherit" onClick={end}>
            {text('way.tour.skip')}
          </Button>
        </>
      }
    >
      {text('way.tour.offer')}
    </Alert>
  )
}
