import { Button, Chip } from '@mui/material'
import type { AccountSession } from '#contract/wire/account-session.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { deviceName, placeName } from './device-name.ts'

interface Props {
  sessions: readonly AccountSession[]
  /** Ends one; without it none can be ended by itself. */
  end?: (id: string) => unknown
}

/** Where an account is signed in. */
export function SessionTable({ sessions, end }: Props) {
  const text = useText()
  const moment = useMoment()
  const endOf = ({ id, current }: AccountSession) =>
    !current && (
      <Button size="small" onClick={() => end?.(id)}>
        {text('account.end')}
      </Button>
    )
  return (
    <RowsTable
      stacks
      rows={sessions}
      keyOf={({ id }) => id}
      columns={[
        {
          head: text('account.device'),
          cell: ({ device, current }) => (
            <>
              {device ? deviceName(device) : text('account.unknown')}{' '}
              {current && <Chip size="small" label={text('account.thisOne')} />}
            </>
          ),
        },
        {
          head: text('account.place'),
          cell: ({ address }) => (address ? placeName(address) : text('account.unknown')),
        },
        { head: text('account.since'), cell: ({ created_on }) => moment(created_on) },
        { head: text('account.seen'), cell: ({ seen_on }) => (seen_on ? moment(seen_on) : text('account.unknown')) },
        ...(end ? [{ head: '', align: 'right' as const, cell: endOf }] : []),
      ]}
    />
  )
}
