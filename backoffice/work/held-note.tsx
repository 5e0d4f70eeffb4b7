import { Alert, Button, Card, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'

interface Props {
  readonly label: string
  readonly help: string
  readonly button: string
  readonly done: string
  /** As it was read last. */
  readonly saved: string
  /** Puts words in place of those that were seen; answers what stands there instead where somebody else was faster. */
  readonly save: (words: string, seen: string) => Promise<string | undefined>
}

/** A note of the staff: asked about before it is lost, and never written over what a colleague has noted meanwhile. */
export function HeldNote({ label, help, button, done, saved, save }: Props) {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const [note, setNote] = useState({ read: saved, seen: saved, words: saved })
  const [theirs, setTheirs] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isTyped = note.words !== note.seen
  // What is read anew is shown, unless somebody is typing over what stood there before.
  if (note.read !== saved) setNote(isTyped ? { ...note, read: saved } : { read: saved, seen: saved, words: saved })

  async function write(typed: string, seen: string) {
    const words = typed.trim()
    setIsBusy(true)
    try {
      const found = await save(words, seen)
      setTheirs(found)
      if (found !== undefined) return
      setNote(({ read }) => ({ read, seen: words, words }))
      notify(done, { type: 'success' })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  const take = (words: string, seen: string) => {
    setNote({ read: saved, seen, words })
    setTheirs(undefined)
  }

  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      {isTyped && <AskBeforeLeaving />}
      <TextField
        label={label}
        helperText={help}
        value={note.words}
        onChange={({ target }) => setNote({ ...note, words: target.value })}
        multiline
        minRows={2}
      />
      {theirs === undefined ? (
        <Button onClick={() => void write(note.words, note.seen)} disabled={!isTyped || isBusy}>
          {button}
        </Button>
      ) : (
        <Alert severity="warning" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {theirs ? text('note.changed', { theirs }) : text('note.emptied')}
          <Stack direction="row" useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
            {theirs && (
              <Button onClick={() => take(`${theirs}\n${note.words}`, theirs)} disabled={isBusy}>
                {text('note.both')}
              </Button>
            )}
            <Button onClick={() => void write(note.words, theirs)} disabled={isBusy}>
              {text('note.mine')}
            </Button>
            <Button onClick={() => take(theirs, theirs)} disabled={isBusy}>
              {text('note.theirs')}
            </Button>
          </Stack>
        </Alert>
      )}
    </Card>
  )
}
