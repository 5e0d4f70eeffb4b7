import EventBusy from '@mui/icons-material/EventBusy'
import { Button, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ClosureDialog } from './closure-dialog.tsx'
import { useHouses } from './use-houses.ts'

/** The shortest way to company holidays: the days, and that is it. */
export function ClosureButton() {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<EventBusy />} onClick={() => setIsOpen(true)} sx={{ alignSelf: 'start' }}>
        {text('calendar.close')}
      </Button>
      {isOpen && <Closure close={() => setIsOpen(false)} />}
    </>
  )
}

/** Asks for the houses when it is opened, which few days have a reason for. */
function Closure({ close }: { readonly close: () => void }) {
  const text = useText()
  const { data } = useHouses()
  return data ? <ClosureDialog houses={data} close={close} /> : <LinearProgress aria-label={text('loading')} />
}
