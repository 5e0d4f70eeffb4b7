import { Alert, Button, Card, MenuItem, Stack, TextField, Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ConnectionSetting } from '#contract/wire/connections.ts'
import type { CheckResult } from '#domain/company/connection-check.ts'
import { type FieldFault, fieldProblems } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { AskBeforeLeaving } from '../work/ask-before-leaving.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import type { ConnectionCardFields, ConnectionField } from './connection-cards.ts'
import { MailServerInput } from './mail-server-input.tsx'

interface Props {
  card: ConnectionCardFields
  settings: readonly ConnectionSetting[]
  changed: () => void
}

const GOOD: readonly CheckResult['reason'][] = ['works', 'sent']

/** One connection: what it needs, and a test that says what the other side answers. */
export function ConnectionCard({ card: { name, fields, rest }, settings, changed }: Props) {
  const text = useText()
  const failureWords = useFailureWords()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [problems, setProblems] = useState<readonly FieldFault[]>([])
  const [result, setResult] = useState<CheckResult>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isChanged = Object.keys(typed).length > 0
  const title = text(`connections.${name}.title`)

  async function run(work: () => Promise<void>) {
    setIsBusy(true)
    setFault(undefined)
    setResult(undefined)
    setProblems([])
    try {
      await work()
    } catch (error) {
      const found = fieldProblems(error) ?? []
      setProblems(found)
      if (found.length === 0) setFault(failureWords(error))
    } finally {
      setIsBusy(false)
    }
  }

  async function save() {
    await gate.guarded(() => sdk.connections.update(typed))
    setTyped({})
    changed()
  }

  const test = async () => {
    if (isChanged) await save()
    setResult((await gate.guarded(() => sdk.connections.test(name))).data)
  }

  return (
    <Card variant="outlined" component="section" aria-label={title} sx={{ p: 2 }}>
      {isChanged && <AskBeforeLeaving />}
      <Typography component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      <Typography variant="body2" gutterBottom>
        {text(`connections.${name}.help`)} {rest && <RestLink collection={rest} />}
      </Typography>
      {fields.map((field) => (
        <Input
          key={field.key}
          field={field}
          setting={settings.find(({ key }) => key === field.key)}
          typed={typed[field.key]}
          problem={problems.find((problem) => problem.field === field.key)?.message}
          change={(value) => setTyped((before) => ({ ...before, [field.key]: value }))}
        />
      ))}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        {fields.length > 0 && (
          <Button variant="contained" disabled={!isChanged || isBusy} onClick={() => run(save)}>
            {text('connections.save')}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={() => run(test)}>
          {text(isChanged ? 'connections.saveAndTest' : 'connections.test')}
        </Button>
      </Stack>
      {(result || fault) && <Outcome name={name} result={result} fault={fault} />}
    </Card>
  )
}

function Outcome({ name, result, fault }: { name: string; result?: CheckResult; fault?: string }) {
  const text = useText()
  const isGood = result !== undefined && GOOD.includes(result.reason)
  return (
    <Alert role="status" severity={fault ? 'error' : isGood ? 'success' : 'warning'} sx={{ mt: 2 }}>
      {fault ?? (result && text(reasonText(name, result.reason)))}
      {result?.said && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {text('connections.said', { said: result.said })}
        </Typography>
      )}
    </Alert>
  )
}

/** What is kept for one connection alone has words of its own. */
const reasonText = (name: string, reason: CheckResult['reason']): TextKey =>
  name === 'matomo' && reason === 'works' ? 'connections.reason.matomo_works' : `connections.reason.${reason}`

function Input({
  field: { key, kind, hosts },
  setting,
  typed,
  problem,
  change,
}: {
  field: ConnectionField
  setting: ConnectionSetting | undefined
  typed: string | undefined
  problem: string | undefined
  change: (value: string) => void
}) {
  const text = useText()
  const problemText = useProblemText()
  const label = text(`connections.field.${key}` as TextKey)
  const isSecret = kind === 'secret'
  const present = isSecret ? '' : (setting?.value ?? '')
  const from = setting?.from === 'installation' ? text('connections.fromInstallation') : ''
  const kept = isSecret && setting?.from ? text('connections.kept', { shown: setting.value ?? '••••' }) : ''
  const help = problem ? problemText(problem) : [kept, from].filter(Boolean).join(' ')
  if (kind === 'server') {
    const note = [setting?.value && text('connections.kept', { shown: setting.value }), from].filter(Boolean).join(' ')
    return (
      <MailServerInput
        kept={setting?.value ?? null}
        isChanged={typed !== undefined}
        problem={problem && problemText(problem)}
        note={note}
        change={change}
      />
    )
  }
  const common = { label, error: problem !== undefined, helperText: help, value: typed ?? present }
  if (hosts)
    return (
      <TextField {...common} select value={common.value || hosts[0]} onChange={({ target }) => change(target.value)}>
        <MenuItem value={hosts[0]}>{text('connections.real')}</MenuItem>
        <MenuItem value={hosts[1]}>{text('connections.trial')}</MenuItem>
      </TextField>
    )
  return (
    <TextField
      {...common}
      type={kind === 'email' ? 'email' : isSecret ? 'password' : 'text'}
      autoComplete="off"
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** The way to the form that holds the rest: there is one record of it. */
function RestLink({ collection }: { collection: 'project' | 'ecommerce_settings' }) {
  const text = useText()
  const { project } = useWorkplace()
  const { data } = useQuery({
    queryKey: ['connections-rest', collection],
    queryFn: async () => {
      if (collection === 'project') return { id: project.id }
      return gate.guarded(() => sdk.items(collection).first({ fields: ['id'] }))
    },
  })
  if (!data) return null
  return (
    <TextLink component={Link} to={`/${collection}/${data.id}`}>
      {text(`connections.rest.${collection}`)}
    </TextLink>
  )
}
