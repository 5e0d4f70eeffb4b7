import { Button, Card, Chip, Typography } from '@mui/material'
import { type ApiKey, KEY_AREAS, parseScope } from '#contract/wire/api-keys.ts'
import { useMoment } from '../history/use-moment.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { RowsTable } from '../work/rows-table.tsx'

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
      <RowsTable
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { head: text('keys.name'), cell: (key) => <KeyName of={key} /> },
          { head: text('keys.scopes'), cell: ({ scopes }) => scopes.map(scope).join(', ') },
          {
            head: text('keys.used'),
            cell: (key) => (key.last_used_on ? moment(key.last_used_on) : text('keys.never')),
          },
          {
            head: text('keys.until'),
            cell: (key) => (key.expires_on ? moment(key.expires_on) : text('keys.unlimited')),
          },
          { head: text('keys.by'), cell: ({ by }) => by },
          {
            head: '',
            align: 'right',
            cell: (key) =>
              key.revoked_on === null && (
                <Button size="small" color="warning" onClick={() => revoke(key)}>
                  {text('keys.revoke')}
                </Button>
              ),
          },
        ]}
      />
    </Card>
  )
}

function KeyName({ of: { name, works, prefix } }: { of: ApiKey }) {
  const text = useText()
  return (
    <>
      {name} {!works && <Chip size="small" label={text('keys.over')} />}
      <Typography variant="body2" color="text.secondary" sx={{ fontFamily: 'monospace' }}>
        {prefix}…
      </Typography>
    </>
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
