import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import type { PersonCorrection } from '#contract/wire/persons.ts'
import type { AskedPerson } from '#sdk/persons.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'

const FIELDS = ['email', 'first_name', 'last_name', 'street', 'number', 'zip_code', 'city', 'phone'] as const

type Close = (isDone: boolean) => void

interface FrameProps {
  readonly title: string
  readonly help: string
  readonly color: 'primary' | 'warning'
  readonly work: (given: Record<string, string>) => Promise<void>
  readonly close: Close
  readonly children: ReactNode
}

function Frame({ title, help, color, work, close, children }: FrameProps) {
  const text = useText()
  const failureWords = useFailureWords()
  const [fault, setFault] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) => {
      const words = String(value).trim()
      return words === '' ? [] : [[name, words] as const]
    })
    try {
      await gate.guarded(() => work(Object.fromEntries(given)))
      close(true)
    } catch (error) {
      setFault(failureWords(error))
    }
  }

  return (
    <Dialog open onClose={() => close(false)} fullWidth maxWidth="sm" aria-labelledby="person-dialog">
      <form onSubmit={submit}>
        <DialogTitle id="person-dialog">{title}</DialogTitle>
        <DialogContent>
          {fault && <Alert severity="error">{fault}</Alert>}
          <Typography sx={{ mb: 1 }}>{help}</Typography>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>{text('cancel')}</Button>
          <Button type="submit" variant="contained" color={color}>
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** What of a person was wrong. */
export function CorrectDialog({ person, close }: { person: AskedPerson; close: Close }) {
  const text = useText()
  const notify = useNotify()
  async function work(change: PersonCorrection) {
    const changed = await sdk.persons.correct(person, change)
    notify(text('persons.corrected', { count: changed.length }), { type: 'success' })
  }
  const frame = { title: text('persons.correct'), help: text('persons.correctHelp'), color: 'primary' } as const
  return (
    <Frame {...frame} work={work} close={close}>
      {FIELDS.map((name) => (
        <TextField key={name} name={name} label={text(`persons.field.${name}`)} />
      ))}
    </Frame>
  )
}

/** Why a person is forgotten. */
export function EraseDialog({ person, close }: { person: AskedPerson; close: Close }) {
  const text = useText()
  const notify = useNotify()
  async function work({ reason = '' }: Record<string, string>) {
    await sdk.persons.erase(person, reason)
    notify(text('persons.erased'), { type: 'success' })
  }
  const frame = { title: text('persons.erase'), help: text('persons.eraseHelp'), color: 'warning' } as const
  return (
    <Frame {...frame} work={work} close={close}>
      <TextField name="reason" label={text('persons.reason')} required />
    </Frame>
  )
}
