import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { REVISION } from '../api/data-provider.ts'
import { type CallFailure, OUTDATED } from '../api/failure.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { Differences } from '../history/differences.tsx'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { changesOf } from '../record/changes-of.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

interface Props {
  collection: string
  id: RaRecord['id']
  /** What the person wants to save, and what the form was filled with. */
  data: RaRecord
  before: RaRecord
  close: () => void
}

/** Says who has changed the record meanwhile and what, and asks whose word shall count. */
export function ConflictDialog({ collection, id, data, before, close }: Props) {
  const text = useText()
  const moment = useMoment()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const refresh = useRefresh()
  const dataProvider = useDataProvider()
  const labels = useLabels()
  const { model } = useWorkplace()
  const { data: found, refetch } = useQuery({
    queryKey: ['conflict', collection, id, before[REVISION]],
    gcTime: 0,
    queryFn: async () => {
      const [{ data: list }, { data: differences }] = await Promise.all([
        sdk.revisions.read({ collection, item: id, limit: 1 }),
        sdk.revisions.compare(before[REVISION]),
      ])
      return { latest: list[0], differences }
    },
  })

  const theirs = new Set(found?.differences.map(({ field }) => field.split('.')[0]))
  const both = Object.keys(changesOf(model, collection, before, data).changes).filter((field) => theirs.has(field))

  async function saveAnyway() {
    try {
      await dataProvider.update(collection, {
        id,
        data: { ...data, [REVISION]: found?.latest?.id },
        previousData: before,
      })
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
      close()
      refresh()
    } catch (error) {
      if ((error as CallFailure).status === OUTDATED) await refetch()
      notify(failureWords(error), { type: 'error' })
    }
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="conflict">
      <DialogTitle id="conflict">{text('conflict.title')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text('conflict.text', {
            who: found?.latest?.by ?? text('history.nobody'),
            when: found?.latest ? moment(found.latest.created_on) : '',
          })}
        </Alert>
        <Typography variant="subtitle2" component="h3">
          {text('conflict.theirs')}
        </Typography>
        {found && <Differences collection={collection} differences={found.differences} record={before} />}
        {both.length > 0 && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {text('conflict.both', { fields: both.map((field) => labels.field(collection, field)).join(', ') })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{text('conflict.back')}</Button>
        <Button
          onClick={() => {
            close()
            refresh()
          }}
        >
          {text('conflict.discard')}
        </Button>
        <Button variant="contained" onClick={saveAnyway}>
          {text('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
