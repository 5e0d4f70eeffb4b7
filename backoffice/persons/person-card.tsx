import { Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { ErasureLine } from '#contract/wire/persons.ts'
import { berlinFormat } from '#domain/company/berlin-format.ts'
import { languages, localeOf } from '#domain/texts/language.ts'
import type { AskedPerson } from '#sdk/persons.ts'
import { fileAnswer } from '../api/file-answer.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useMoment } from '../history/use-moment.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { downloadFrom, saveFile } from '../work/save-file.ts'
import { CorrectDialog, EraseDialog } from './person-dialogs.tsx'

function paperOf(person: AskedPerson, language: string): Promise<Blob> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ ...person, ...(language && { language }) })
  return fileAnswer(sdk.persons.paperPath, { method: 'POST', headers, body })
}

/** Which language the paper speaks; an empty one is the person's own. */
function PaperLanguage({ value, change }: { value: string; change: (language: string) => void }) {
  const text = useText()
  return (
    <TextField
      select
      size="small"
      label={text('persons.paperLanguage')}
      value={value}
      onChange={({ target }) => change(target.value)}
      fullWidth={false}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 240 }}
    >
      <MenuItem value="">{text('persons.theirLanguage')}</MenuItem>
      {languages.map((language) => (
        <MenuItem key={language} value={language}>
          {text(`orderWork.languages.${language}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Everything of one person, with what would become of it, and what can be done. */
export function PersonCard({ of, title }: { of: AskedPerson; title: string }) {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const client = useQueryClient()
  const [visitor, setVisitor] = useState('')
  const [language, setLanguage] = useState('')
  const [asked, setAsked] = useState<'correct' | 'erase'>()
  const person: AskedPerson = { ...of, ...(/^[0-9a-f]{32}$/.test(visitor) && { visitor }) }
  const { data = [] } = useQuery({
    queryKey: ['person', person],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.persons.plan(person)),
  })

  async function run(work: () => Promise<void>) {
    try {
      await gate.guarded(work)
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
  }
  const json = () =>
    run(async () => {
      saveFile('auskunft.json', JSON.stringify(await sdk.persons.file(person), null, 2), 'application/json')
    })
  const paper = () =>
    run(async () => {
      // The JSON first: it asks for the password where that is needed.
      await sdk.persons.file(person)
      const address = URL.createObjectURL(await paperOf(person, language))
      downloadFrom(address, 'auskunft.pdf')
      URL.revokeObjectURL(address)
    })
  const close = (isDone: boolean) => {
    setAsked(undefined)
    if (isDone) void client.invalidateQueries()
  }

  return (
    <Card variant="outlined" sx={{ p: 2, overflowX: 'auto', contain: 'inline-size' }}>
      <Typography component="h2" variant="h6">
        {title} · {text('persons.found', { count: data.length })}
      </Typography>
      <TextField
        label={text('persons.visitor')}
        helperText={text('persons.visitorHelp')}
        value={visitor}
        onChange={({ target }) => setVisitor(target.value.trim())}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ my: 2, flexWrap: 'wrap' }}>
        <PaperLanguage value={language} change={setLanguage} />
        <Button variant="outlined" onClick={paper}>
          {text('persons.pdf')}
        </Button>
        <Button variant="outlined" onClick={json}>
          {text('persons.json')}
        </Button>
        <Button variant="outlined" onClick={() => setAsked('correct')}>
          {text('persons.correct')}
        </Button>
        <Button variant="outlined" color="warning" onClick={() => setAsked('erase')}>
          {text('persons.erase')}
        </Button>
      </Stack>
      <Records lines={data} />
      {asked === 'correct' && <CorrectDialog person={of} close={close} />}
      {asked === 'erase' && <EraseDialog person={person} close={close} />}
    </Card>
  )
}

function Records({ lines }: { lines: readonly ErasureLine[] }) {
  const text = useText()
  const moment = useMoment()
  return (
    <RowsTable
      stacks
      rows={lines}
      keyOf={({ place, id }) => `${place} ${id}`}
      columns={[
        {
          head: text('persons.what'),
          cell: ({ place, label }) => [text(`persons.place.${place}` as TextKey), label].filter(Boolean).join(': '),
        },
        { head: text('persons.when'), cell: ({ at }) => moment(at) },
        { head: text('persons.fate'), cell: (line) => <Fate line={line} /> },
      ]}
    />
  )
}

const KEEPS: Readonly<Record<string, TextKey>> = {
  withdrawal: 'persons.keepsWithdrawal',
  objection: 'persons.keepsObjection',
  newsletter_tool: 'persons.keepsNewsletterTool',
}

function Fate({ line: { action, reason, until, blocked_on: since } }: { line: ErasureLine }) {
  const text = useText()
  const language = useOfficeLanguage()
  if (action === 'erase') return text('persons.erases')
  if (action === 'keep') return text(KEEPS[reason] ?? 'persons.keeps')
  const day = berlinFormat(localeOf[language], { dateStyle: 'medium' })
  const dayOf = (moment: string) => day.format(new Date(moment))
  const last = until ? dayOf(until) : '–'
  return since
    ? text('persons.blocked', { since: dayOf(since), day: last })
    : text('persons.blocks', { day: last, reason })
}
