import { Button, Card, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type ApiKey, KEY_AREAS, parseScope } from '#contract/wire/api-keys.ts'
import { useMoment } from '../history/use-moment.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'

interface Props {
  readonly keys: readonly ApiKey[]
  readonly revoke: (key: ApiKey) => void
}

/** The keys of a website, those that are over included. */
export function KeyTable({ keys, revoke }: Props) {
  const text = useText()
  const moment = useMoment()
  const scope = useScopeText()
  return (
    <Card variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('keys.name')}</TableCell>
            <TableCell>{text('keys.scopes')}</TableCell>
            <TableCell>{text('keys.used')}</TableCell>
            <TableCell>{text('keys.until')}</TableCell>
            <TableCell>{text('keys.by')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key) => (
            <TableRow key={key.id}>
              <TableCell>
                {key.name} {!key.works && <Chip size="small" label={text('keys.over')} />}
                <Typography variant="body2" color="text.secondary" sx={{ fontFamily: 'monospace' }}>
                  {key.prefix}…
                </Typography>
              </TableCell>
              <TableCell>{key.scopes.map(scope).join(', ')}</TableCell>
              <TableCell>{key.last_used_on ? moment(key.last_used_on) : text('keys.never')}</TableCell>
              <TableCell>{key.expires_on ? moment(key.expires_on) : text('keys.unlimited')}</TableCell>
              <TableCell>{key.by}</TableCell>
              <TableCell align="right">
                {key.revoked_on === null && (
                  <Button size="small" color="warning" onClick={() => revoke(key)}>
                    {text('keys.revoke')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

/** A scope in words: `Waren (Lesen)`. */
function useScopeText(): (scope: string) => string {
  const text = useText()
  const labels = useLabels()
  return (scope) => {
    const { subject = '', action = '' } = parseScope(scope) ?? {}
    const isArea = KEY_AREAS.some((area) => area === subject)
    const name = isArea ? text(`keys.area.${subject}` as TextKey) : labels.collection(subject)
    const word = action === '*' ? text('keys.write') : action === 'read' ? text('keys.read') : undefined
    return `${name} (${word ?? labels.known('note', action) ?? action})`
  }
}
