import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type ApiKeyBody, KEY_AREAS, KEY_RATES, type KeyRate, type NewApiKey } from '#contract/wire/api-keys.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { ScopesInput } from './scopes-input.tsx'
import { ShownOnce } from './shown-once.tsx'

const DAY = 86_400_000

/** Days for which a key may be good; 0 for one that does not expire. */
const LIVES = [30, 90, 365, 0] as const

function bodyOf(given: FormData, now: number): ApiKeyBody {
  const days = Number(given.get('days'))
  return {
    name: String(given.get('name') ?? ''),
    scopes: KEY_AREAS.flatMap((area) => {
      const action = String(given.get(area) ?? '')
      return action === '' ? [] : [`${area}:${action}`]
    }),
    rate: Number(given.get('rate')) as KeyRate,
    expires_on: days === 0 ? null : new Date(now + days * DAY).toISOString(),
  }
}

/** What a new key is for and what it may do; then the key itself, this once. */
export function NewKeyDialog({ made, close }: { made: () => void; close: () => void }) {
  const text = useText()
  const failureWords = useFailureWords()
  const [fault, setFault] = useState<string>()
  const [key, setKey] = useState<NewApiKey>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = bodyOf(new FormData(event.currentTarget), Date.now())
    if (body.scopes.length === 0) return setFault(text('keys.needScope'))
    setFault(undefined)
    try {
      setKey(await gate.guarded(() => sdk.apiKeys.create(body)))
      made()
    } catch (error) {
      setFault(failureWords(error))
    }
  }

  return (
    <Dialog open onClose={key ? undefined : close} fullWidth maxWidth="sm" aria-labelledby="new-key">
      <DialogTitle id="new-key">{key ? key.name : text('keys.new')}</DialogTitle>
      {key ? (
        <ShownOnce
          value={key.key}
          words={{ label: text('keys.title'), once: text('keys.once'), done: text('keys.done') }}
          done={close}
        />
      ) : (
        <form onSubmit={submit}>
          <DialogContent>
            {fault && <Alert severity="error">{fault}</Alert>}
            <TextField name="name" label={text('keys.name')} helperText={text('keys.nameHelp')} required autoFocus />
            <ScopesInput />
            <TextField select name="days" label={text('keys.expires')} defaultValue={365}>
              {LIVES.map((days) => (
                <MenuItem key={days} value={days}>
                  {text(`keys.days.${days}` as TextKey)}
                </MenuItem>
              ))}
            </TextField>
            <TextField select name="rate" label={text('keys.rate')} defaultValue={600}>
              {KEY_RATES.map((rate) => (
                <MenuItem key={rate} value={rate}>
                  {rate}
                </MenuItem>
              ))}
            </TextField>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{text('cancel')}</Button>
            <Button type="submit" variant="contained">
              {text('keys.make')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}
