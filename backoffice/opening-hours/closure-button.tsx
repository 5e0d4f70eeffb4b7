import EventBusy from '@mui/icons-material/EventBusy'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ClosureDialog } from './closure-dialog.tsx'
import { useHouses } from './use-houses.ts'

/** The shortest way to company holidays: the days, and that is it. */
export function ClosureButton() {
  const text = useText()
  const { data } = useHouses()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EventBusy />}
        disabled={!data}
        onClick={() => setIsOpen(true)}
        sx={{ alignSelf: 'start' }}
      >
        {text('calendar.close')}
      </Button>
      {data && isOpen && <ClosureDialog houses={data} close={() => setIsOpen(false)} />}
    </>
  )
}
