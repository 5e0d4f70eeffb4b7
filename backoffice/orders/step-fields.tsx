import { TextField, type TextFieldProps } from '@mui/material'
import { useText } from '../i18n/use-text.ts'

/** Asks for euro, written as the person writes numbers. */
export function AmountField(
  props: Pick<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'helperText'>,
) {
  const text = useText()
  return (
    <TextField
      {...props}
      label={text('order.amount')}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      required
    />
  )
}

/** Asks for words to the customer, or for the log. */
export function StepMessage() {
  const text = useText()
  return <TextField name="message" label={text('order.message')} multiline minRows={2} />
}
