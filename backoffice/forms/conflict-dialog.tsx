import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { Difference } from '#contract/wire/revisions.ts'
import { REVISION } from '../api/data-provider.ts'
import { type CallFailure, OUTDATED } from '../api/failure.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { changedPlace } from '../history/change-place.ts'
import { Differences } from '../history/differences.tsx'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { changesOf } from '../record/changes-of.ts'
import { rebased } from '../record/rebased.ts'
import { isSamePlace, touchedPaths } from '../record/touched-paths.ts'
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

  async function saveAnyway() {
    try {
      const { data: now } = await dataProvider.getOne(collection, { id })
      const edited = rebased(model, collection, { before, data }, now)
      await dataProvider.update(collection, {
        id,
        data: { ...edited.data, [REVISION]: found?.latest?.id },
        previousData: edited.before,
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
        {found && <Clashes {...{ collection, before, data }} theirs={found.differences} />}
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

type ClashesProps = Pick<Props, 'collection' | 'before' | 'data'> & { readonly theirs: readonly Difference[] }

/** Says what both have changed, and what they have removed that the person has changed. */
function Clashes(props: ClashesProps) {
  const text = useText()
  const { both, removed } = useClashes(props)
  return (
    <>
      {both.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text('conflict.both', { fields: both.join(', ') })}
        </Alert>
      )}
      {removed.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text('conflict.removed', { fields: removed.join(', ') })}
        </Alert>
      )}
    </>
  )
}

/** The same as names of places. */
function useClashes({ collection, before, data, theirs }: ClashesProps) {
  const { model } = useWorkplace()
  const world = { model, labels: useLabels(), language: useOfficeLanguage(), pointedTo: () => undefined }
  const mine = touchedPaths(model, collection, changesOf(model, collection, before, data).changes)
  const pairs = mine.flatMap((path) =>
    theirs.filter(({ field }) => isSamePlace(path, field)).map((their) => ({ path, their })),
  )
  const named = (clashes: typeof pairs) => [
    ...new Set(
      clashes.flatMap(({ path, their: { field } }) => {
        const longer = path.length > field.length ? path : field
        return changedPlace(world, collection, longer.split('.'), before)?.label || []
      }),
    ),
  ]
  const isGone = ({ path, their: { field, after } }: (typeof pairs)[number]) => after === null && path !== field
  return { both: named(pairs.filter((pair) => !isGone(pair))), removed: named(pairs.filter(isGone)) }
}
