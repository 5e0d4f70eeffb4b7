import { Box, Button, Stack, Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isMailAnswer } from '#domain/company/mail-answer.ts'
import { useBackend } from '../api/backend-context.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { listPath } from '../lists/list-path.ts'
import { useUndo } from '../work/use-undo.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { DeskCard } from './desk-card.tsx'

/** Mails that are sent again without another screen. */
const SHOWN = 5

const STATES = ['failed', 'uncertain']

/** Mails that did not arrive, or of which nobody knows whether they did, each with a click that sends it again. */
export function FailedMails() {
  const text = useText()
  const moment = useMoment()
  const { gate, sdk } = useBackend()
  const { hold, isHeld } = useUndo()
  const { data } = useQuery({
    queryKey: ['failed-mails'],
    gcTime: 0,
    queryFn: async () => {
      const fields = ['id', 'created_on', 'recipient_address', 'subject', 'state', 'response'] as const
      const filter = { state: { in: STATES } }
      const asked = { filter, fields, sort: ['-created_on'], limit: SHOWN, meta: ['filter_count'] } as const
      const { data, meta } = await gate.guarded(() => sdk.items('mail').read(asked))
      return { rows: data, count: meta?.filter_count ?? data.length }
    },
  })
  const keyOf = (id: number) => `mail-${id}-again`
  const rows = (data?.rows ?? []).filter(({ id }) => !isHeld(keyOf(id)))
  return (
    <DeskCard
      title={text('today.mails')}
      count={data?.count ?? 0}
      all={{ path: listPath('mail', { state: STATES }), name: text('waiting.allMails') }}
    >
      {rows.map(({ id, recipient_address, subject, created_on, response }) => (
        <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <TextLink component={Link} to={`/mail/${id}/show`}>
              {`${recipient_address}: ${subject}`}
            </TextLink>
            <Typography variant="body2" color="text.secondary">
              {[moment(created_on), response && isMailAnswer(response) ? text(`mail.answer.${response}`) : response]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            aria-label={text('waiting.againTo', { recipient: recipient_address })}
            onClick={() =>
              hold({
                key: keyOf(id),
                message: text('waiting.mailAgain', { recipient: recipient_address }),
                call: () => sdk.mails.again(id),
              })
            }
          >
            {text('waiting.again')}
          </Button>
        </Box>
      ))}
    </DeskCard>
  )
}

/** Planned changes that could not come true, and why; each leads to its record. */
export function FailedChanges() {
  const text = useText()
  const moment = useMoment()
  const labels = useLabels()
  const inWords = useProblemText()
  const workplace = useWorkplace()
  const { gate, sdk } = useBackend()
  const { hold, isHeld } = useUndo()
  const { data = [] } = useQuery({
    queryKey: ['failed-changes'],
    gcTime: 0,
    queryFn: async () => {
      const fields = ['id', 'collection', 'item', 'moment', 'problem'] as const
      const asked = { filter: { state: 'failed' }, fields, sort: ['-moment'], limit: SHOWN } as const
      return (await gate.guarded(() => sdk.items('scheduled_change').read(asked))).data
    },
  })
  const keyOf = (id: number) => `change-${id}`
  const rows = data.filter(({ id }) => !isHeld(keyOf(id)))
  return (
    <DeskCard
      title={text('waiting.changes')}
      count={rows.length}
      all={{ path: '/scheduled_change', name: text('waiting.allChanges') }}
    >
      {rows.map(({ id, collection, item, moment: at, problem }) => (
        <Box component="li" key={id}>
          <TextLink component={Link} to={`/${collection}/${item}`}>
            {`${labels.collection(collection, 'one')} · ${moment(at)}`}
          </TextLink>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {problem ? inWords(problem) : ''}
            </Typography>
            {may(workplace, 'delete', 'scheduled_change') && (
              <Button
                size="small"
                onClick={() =>
                  hold({
                    key: keyOf(id),
                    message: text('waiting.changeGone'),
                    call: () => sdk.items('scheduled_change').delete(id),
                  })
                }
              >
                {text('waiting.putAside')}
              </Button>
            )}
          </Stack>
        </Box>
      ))}
    </DeskCard>
  )
}
