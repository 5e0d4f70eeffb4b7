import RestoreIcon from '@mui/icons-material/Restore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useNotify, useRefresh } from 'react-admin'
import type { Revision } from '#contract/wire/revisions.ts'
import { noticeOf } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { Differences } from './differences.tsx'
import { useMoment } from './use-moment.ts'

const PER_PAGE = 20

interface Props {
  collection: string
  id: RaRecord['id']
  mayRestore: boolean
  close: () => void
}

/** Who changed a record and when; each earlier state compared with the present one, and brought back with one click. */
export function HistoryDialog({ collection, id, mayRestore, close }: Props) {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const [page, setPage] = useState(1)
  const { data: revisions = [] } = useQuery({
    queryKey: ['revisions', collection, id, page],
    gcTime: 0,
    queryFn: async () =>
      (await gate.guarded(() => sdk.revisions.read({ collection, item: id, limit: PER_PAGE, page }))).data,
  })

  async function restore(revision: Revision) {
    try {
      await gate.guarded(() => sdk.revisions.restore(revision.id))
      notify('office.history.restored', { type: 'success' })
      close()
      refresh()
    } catch (error) {
      notify(noticeOf(error), { type: 'error' })
    }
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="history">
      <DialogTitle id="history">{text('history.title')}</DialogTitle>
      <DialogContent>
        {revisions.map((revision, index) => (
          <RevisionEntry
            key={revision.id}
            revision={revision}
            isPresent={page === 1 && index === 0}
            restore={mayRestore ? () => restore(revision) : undefined}
          />
        ))}
        {revisions.length === 0 && <Typography>{text('history.empty')}</Typography>}
      </DialogContent>
      <DialogActions>
        {page > 1 && <Button onClick={() => setPage(page - 1)}>{text('history.newer')}</Button>}
        {revisions.length === PER_PAGE && <Button onClick={() => setPage(page + 1)}>{text('history.older')}</Button>}
        <Button onClick={close}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function RevisionEntry({
  revision,
  isPresent,
  restore,
}: {
  revision: Revision
  isPresent: boolean
  restore?: (() => void) | undefined
}) {
  const text = useText()
  const moment = useMoment()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['compare', revision.id],
    gcTime: 0,
    enabled: isOpen && !isPresent,
    queryFn: async () => (await sdk.revisions.compare(revision.id)).data,
  })
  return (
    <Accordion expanded={isOpen} onChange={(_, open) => setIsOpen(open)} disableGutters variant="outlined">
      <AccordionSummary>
        <Typography>
          {moment(revision.created_on)} · {revision.by ?? text('history.nobody')}
          {revision.via && ` (${revision.via})`} · {text(`history.${revision.action}`)}
          {isPresent && ` · ${text('history.present')}`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {isPresent && <Typography variant="body2">{text('history.presentText')}</Typography>}
        {data && (
          <>
            <Typography variant="body2" color="text.secondary" gutterBottom>
              {text('history.sinceThen')}
            </Typography>
            <Differences collection={revision.collection} differences={data} />
            {restore && (
              <Button startIcon={<RestoreIcon />} variant="outlined" onClick={restore} sx={{ mt: 1 }}>
                {text('history.bringBack')}
              </Button>
            )}
          </>
        )}
      </AccordionDetails>
    </Accordion>
  )
}
