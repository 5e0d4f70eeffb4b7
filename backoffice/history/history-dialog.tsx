import ExpandMore from '@mui/icons-material/ExpandMore'
import RestoreIcon from '@mui/icons-material/Restore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type RaRecord, useNotify, useRefresh } from 'react-admin'
import type { Difference, Revision } from '#contract/wire/revisions.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
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
  const failureWords = useFailureWords()
  const refresh = useRefresh()
  const { gate, sdk } = useBackend()
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
      notify(failureWords(error), { type: 'error' })
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
            place={(page - 1) * PER_PAGE + index}
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
  place,
  isPresent,
  restore,
}: {
  revision: Revision
  /** How many are newer. */
  place: number
  isPresent: boolean
  restore?: (() => void) | undefined
}) {
  const text = useText()
  const moment = useMoment()
  const [isOpen, setIsOpen] = useState(false)
  const { sdk } = useBackend()
  const { data: done } = useQuery({
    queryKey: ['done', revision.id],
    gcTime: 0,
    enabled: isOpen,
    queryFn: async () => {
      const { collection, item } = revision
      const former = (await sdk.revisions.read({ collection, item, limit: 1, page: place + 2 })).data[0]
      return former ? (await sdk.revisions.compare(former.id, revision.id)).data : null
    },
  })
  const { data: since } = useQuery({
    queryKey: ['compare', revision.id],
    gcTime: 0,
    enabled: isOpen && !isPresent,
    queryFn: async () => (await sdk.revisions.compare(revision.id)).data,
  })
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, open) => setIsOpen(open)}
      disableGutters
      variant="outlined"
      slotProps={{ region: { role: 'group' } }}
    >
      <AccordionSummary
        id={`history-${revision.id}`}
        aria-controls={`history-of-${revision.id}`}
        expandIcon={<ExpandMore />}
      >
        <Typography>
          {moment(revision.created_on)} · {revision.by ?? text('history.nobody')}
          {revision.via && ` (${revision.via})`} · {text(`history.${revision.action}`)}
          {isPresent && ` · ${text('history.present')}`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {done && <TitledDifferences title={text('history.doneThen')} revision={revision} differences={done} />}
        {isPresent && <Typography variant="body2">{text('history.presentText')}</Typography>}
        {since && (
          <>
            <TitledDifferences title={text('history.sinceThen')} revision={revision} differences={since} />
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

function TitledDifferences({
  title,
  revision: { collection, data },
  differences,
}: {
  title: string
  revision: Revision
  differences: readonly Difference[]
}) {
  const heading = useId()
  return (
    <Box component="section" sx={{ mb: 1.5 }}>
      <Typography id={heading} component="h3" variant="body2" color="text.secondary" gutterBottom>
        {title}
      </Typography>
      <Differences collection={collection} differences={differences} record={data} labelledBy={heading} />
    </Box>
  )
}
