import EventIcon from '@mui/icons-material/Event'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** Lets a record be published, changed or withdrawn at a moment. */
export function ScheduleButton() {
  const text = useText()
  const collection = useResourceContext() ?? ''
  const record = useRecordContext()
  const [isOpen, setIsOpen] = useState(false)
  if (record?.id === undefined) return null
  return (
    <>
      <Button startIcon={<EventIcon />} onClick={() => setIsOpen(true)}>
        {text('schedule.title')}
      </Button>
      {isOpen && <ScheduleDialog collection={collection} record={record} close={() => setIsOpen(false)} />}
    </>
  )
}
