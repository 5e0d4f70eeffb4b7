import { TextField } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { StepFrame } from './step-frame.tsx'

interface Props {
  readonly title: string
  readonly action: string
  readonly color?: 'primary' | 'warning'
  readonly label: string
  readonly help: string
  readonly rows: number
  readonly maxLength: number
  /** What was typed; kept outside, so that it is still there where the step is taken back. */
  readonly words: string
  readonly setWords: (words: string) => void
  readonly take: (words: string) => void
  readonly close: () => void
  /** What stands above the field. */
  readonly children?: ReactNode
}

/** Asks for the words that a step cannot do without, where the step itself can be taken back. */
export function WordsDialog(props: Props) {
  const { title, action, color, label, help, rows, maxLength, words, setWords, take, close, children } = props

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (words.trim() === '') return
    close()
    // Once the button that opened the dialog has the focus again: its row goes with the step, and from there the keyboard goes on.
    setTimeout(take, 0, words.trim())
  }

  return (
    <StepFrame
      {...{ title, action, submit, close }}
      {...(color && { color })}
      maxWidth="sm"
      fault={undefined}
      isBusy={false}
    >
      {children}
      <TextField
        label={label}
        helperText={help}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        required
        multiline
        minRows={rows}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </StepFrame>
  )
}
