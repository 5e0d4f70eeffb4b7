import { Alert, Box, Button, Card, LinearProgress, Stack, Link as TextLink, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CustomerFile, CustomerRecord } from '#contract/wire/customers.ts'
import { ApiError } from '#sdk/api-error.ts'
import { useBackend } from '../api/backend-context.ts'
import { OUTDATED } from '../api/failure.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useMoment } from '../history/use-moment.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useEuro } from '../orders/use-euro.ts'
import { HeldNote } from '../work/held-note.tsx'

/** One customer: totals, what there was, and the note of the staff. */
export function CustomerCard({ email }: { readonly email: string }) {
  const text = useText()
  const euro = useEuro()
  const failureWords = useFailureWords()
  const { gate, sdk } = useBackend()
  const { data, error } = useQuery({
    queryKey: ['customer', email],
    gcTime: 0,
    retry: false,
    queryFn: () => gate.guarded(() => sdk.customers.file(email)),
  })
  if (error) return <Alert severity="error">{failureWords(error) || text('customers.gone')}</Alert>
  if (!data) return <LinearProgress aria-label={text('loading')} />
  return (
    <>
      <Typography component="h1" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
        {data.name || data.email}
      </Typography>
      <Typography>
        {[
          data.email,
          `${text('customers.orders')}: ${data.orders} (${euro(data.takings)})`,
          `${text('customers.questions')}: ${data.questions}`,
        ].join(' · ')}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button component={Link} to="/customers">
          {text('customers.title')}
        </Button>
        <Button href={`mailto:${data.email}`}>{text('customers.write')}</Button>
        <Button component={Link} to="/persons">
          {text('customers.personal')}
        </Button>
      </Stack>
      <Note file={data} />
      <Entries file={data} />
    </>
  )
}

function Entries({ file: { entries } }: { readonly file: CustomerFile }) {
  const text = useText()
  const euro = useEuro()
  const labels = useLabels()
  const moment = useMoment()
  // A reservation and an order call their states differently.
  const stateOf = (kind: CustomerRecord, state: string) =>
    kind === 'ecommerce_reservation' ? text(`reservation.state.${state}` as TextKey) : labels.choice('state', state)
  return (
    <Card variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('customers.history')}
      </Typography>
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {entries.map(({ kind, id, on, state, title, total }) => (
          <Box component="li" key={`${kind} ${id}`} sx={{ overflowWrap: 'anywhere' }}>
            <TextLink component={Link} to={kind === 'ecommerce_reservation' ? `/${kind}` : `/${kind}/${id}`}>
              {[labels.collection(kind, 'one'), title].filter(Boolean).join(' · ')}
            </TextLink>
            <Typography variant="body2" color="text.secondary">
              {[moment(on), stateOf(kind, state), total === null ? '' : euro(total)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Card>
  )
}

function Note({ file: { email, note } }: { readonly file: CustomerFile }) {
  const text = useText()
  const client = useQueryClient()
  const { gate, sdk } = useBackend()
  const keep = (file: CustomerFile) => client.setQueryData(['customer', email], file)

  async function save(words: string, seen: string) {
    try {
      keep(await gate.guarded(() => sdk.customers.note(email, words, seen)))
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== OUTDATED) throw error
    }
    const found = await gate.guarded(() => sdk.customers.file(email))
    keep(found)
    return found.note
  }

  return (
    <HeldNote
      label={text('customers.note')}
      help={text('customers.noteHelp')}
      button={text('customers.saveNote')}
      done={text('customers.saved')}
      saved={note}
      save={save}
    />
  )
}
