import { Box, Button, Stack, Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Filter } from '#sdk/item-query.ts'
import { useBackend } from '../api/backend-context.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { listPath } from '../lists/list-path.ts'
import { MailAgain, useSentAgain } from '../mails/mail-again.tsx'
import { useMailAnswer } from '../mails/use-mail-answer.ts'
import { useUndo } from '../work/use-undo.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { DeskCard } from './desk-card.tsx'

/** Entries that are shown of each. */
const SHOWN = 5

const STATES = ['failed', 'uncertain']

/** Attempts after which a mail that is still not taken is shown: some minutes, in which a server may well start anew. */
const STUCK = 4

interface MailsProps {
  readonly name: string
  readonly title: string
  readonly filter: Filter
  readonly all: { readonly path: string; readonly name: string }
}

/** Mails that a person can do something about, each with a click that sends it again. */
function Mails({ name, title, filter, all }: MailsProps) {
  const moment = useMoment()
  const { gate, sdk } = useBackend()
  const isSentAgain = useSentAgain()
  const answerOf = useMailAnswer()
  const { data } = useQuery({
    queryKey: [name],
    gcTime: 0,
    queryFn: async () => {
      const fields = [
        ...(['id', 'created_on', 'recipient_address', 'subject', 'state'] as const),
        ...(['response', 'attempts', 'due_on'] as const),
      ] as const
      const asked = { filter, fields, sort: ['-created_on'], limit: SHOWN, meta: ['filter_count'] } as const
      const { data, meta } = await gate.guarded(() => sdk.items('mail').read(asked))
      return { rows: data, count: meta?.filter_count ?? data.length }
    },
  })
  const rows = (data?.rows ?? []).filter(({ id }) => !isSentAgain(id))
  return (
    <DeskCard title={title} count={data?.count ?? 0} all={all}>
      {rows.map((mail) => (
        <Box component="li" key={mail.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <TextLink component={Link} to={`/mail/${mail.id}/show`}>
              {`${mail.recipient_address}: ${mail.subject}`}
            </TextLink>
            <Typography variant="body2" color="text.secondary">
              {[moment(mail.created_on), ...answerOf(mail)].join(' · ')}
            </Typography>
          </Box>
          <MailAgain id={mail.id} recipient={mail.recipient_address} />
        </Box>
      ))}
    </DeskCard>
  )
}

/** Mails that did not arrive, or of which nobody knows whether they did, and those that the mail server does not take. */
export function FailedMails() {
  const text = useText()
  return (
    <>
      <Mails
        name="failed-mails"
        title={text('today.mails')}
        filter={{ state: { in: STATES } }}
        all={{ path: listPath('mail', { state: STATES }), name: text('waiting.allMails') }}
      />
      <Mails
        name="stuck-mails"
        title={text('waiting.stuck')}
        filter={{ state: 'waiting', attempts: { gte: STUCK } }}
        all={{ path: listPath('mail', { state: ['waiting'] }), name: text('waiting.allStuck') }}
      />
    </>
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
