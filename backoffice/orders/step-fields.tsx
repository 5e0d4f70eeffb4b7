import { TextField, type TextFieldProps } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'

/** Asks for euro, written as the person writes numbers. */
export function AmountField({
  fault,
  helperText,
  ...props
}: Pick<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'helperText'> & {
  /** What is wrong with the amount that was sent. */
  readonly fault?: string | undefined
}) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault) input.current?.focus()
  }, [fault])
  return (
    <TextField
      {...props}
      inputRef={input}
      error={fault !== undefined}
      helperText={fault ?? helperText}
      label={text('order.amount')}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      required
    />
  )
}

/** Asks for words to the customer, or for the log alone where no mail goes out. */
export function StepMessage({ isMailed = true }: { readonly isMailed?: boolean }) {
  const text = useText()
  return <TextField name="message" label={text(isMailed ? 'order.message' : 'order.note')} multiline minRows={2} />
}
