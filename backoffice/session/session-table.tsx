import { Button, Chip, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { AccountSession } from '#contract/wire/account-session.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
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
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{text('account.device')}</TableCell>
          <TableCell>{text('account.place')}</TableCell>
          <TableCell>{text('account.since')}</TableCell>
          <TableCell>{text('account.seen')}</TableCell>
          {end && <TableCell component="td" />}
        </TableRow>
      </TableHead>
      <TableBody>
        {sessions.map(({ id, device, address, created_on, seen_on, current }) => (
          <TableRow key={id}>
            <TableCell>
              {device ? deviceName(device) : text('account.unknown')}{' '}
              {current && <Chip size="small" label={text('account.thisOne')} />}
            </TableCell>
            <TableCell>{address ? placeName(address) : text('account.unknown')}</TableCell>
            <TableCell>{moment(created_on)}</TableCell>
            <TableCell>{seen_on ? moment(seen_on) : text('account.unknown')}</TableCell>
            {end && (
              <TableCell align="right">
                {!current && (
                  <Button size="small" onClick={() => end(id)}>
                    {text('account.end')}
                  </Button>
                )}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
