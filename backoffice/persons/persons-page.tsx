import { Button, Card, Stack, Table, TableBody, TableCell, TableRow, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { PersonSearch } from '#contract/wire/persons.ts'
import type { AskedPerson } from '#sdk/persons.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { STACKED } from '../work/rows-table.tsx'
import { PersonCard } from './person-card.tsx'

/** Somebody whom a search may mean, and how they are called here. */
interface Meant {
  readonly of: AskedPerson
  readonly title: string
}

const everybody = ({ emails, orders }: PersonSearch, text: ReturnType<typeof useText>): Meant[] => [
  ...emails.map((email) => ({ of: { email }, title: email })),
  ...orders.map(({ number, name }) => ({
    of: { order: number },
    title: text('persons.withoutEmail', { number, name }),
  })),
]

/** What is kept of a visitor or customer: found by e-mail, name or number, handed out, corrected, erased. */
export function PersonsPage() {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const [found, setFound] = useState<PersonSearch>()
  const [meant, setMeant] = useState<Meant>()
  const [asked] = useSearchParams()

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    try {
      const result = await gate.guarded(() => sdk.persons.search(words))
      setFound(result)
      const all = everybody(result, text)
      setMeant(all.length === 1 ? all[0] : undefined)
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
  }

  const choices = found ? everybody(found, text) : []
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: '70rem' }}>
      <Title title={text('persons.title')} />
      <Typography component="h1" variant="h5">
        {text('persons.title')}
      </Typography>
      <Typography sx={{ maxWidth: '75ch' }}>{text('persons.help')}</Typography>
      <Card variant="outlined" sx={{ p: 2 }}>
        <Stack component="form" direction="row" spacing={2} sx={{ alignItems: 'center' }} onSubmit={search}>
          <TextField
            name="words"
            label={text('persons.words')}
            defaultValue={asked.get('words') ?? ''}
            required
            sx={{ my: 0 }}
          />
          <Button type="submit" variant="contained">
            {text('persons.search')}
          </Button>
        </Stack>
        {found && found.records.length === 0 && <Typography sx={{ mt: 2 }}>{text('persons.none')}</Typography>}
        {choices.length > 1 && (
          <Stack sx={{ mt: 2, alignItems: 'start' }}>
            <Typography>{text('persons.choose')}</Typography>
            {choices.map((one) => (
              <Button
                key={one.title}
                variant={one.title === meant?.title ? 'outlined' : 'text'}
                onClick={() => setMeant(one)}
              >
                {one.title}
              </Button>
            ))}
          </Stack>
        )}
      </Card>
      {meant && <PersonCard key={meant.title} {...meant} />}
      <RetentionTable />
    </Stack>
  )
}

function RetentionTable() {
  const text = useText()
  const language = useOfficeLanguage()
  const { data = [] } = useQuery({
    queryKey: ['retention'],
    queryFn: () => gate.guarded(() => sdk.persons.retention()),
  })
  return (
    <Card variant="outlined" sx={{ p: 2, overflowX: 'auto', contain: 'inline-size' }}>
      <Typography component="h2" variant="h6">
        {text('persons.retention')}
      </Typography>
      <Table size="small" role="table" sx={STACKED}>
        <TableBody>
          {data.map(({ kind, days, years, reason }) => (
            <TableRow key={kind} role="row">
              <TableCell role="cell">{text(`persons.kind.${kind}` as TextKey)}</TableCell>
              <TableCell role="cell">
                {days === null ? text('persons.years', { count: years ?? 0 }) : text('persons.days', { count: days })}
              </TableCell>
              <TableCell role="cell">{reason[language]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
