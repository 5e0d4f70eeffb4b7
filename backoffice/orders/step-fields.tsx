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

/** Asks for words to the customer, or for the log alone where no mail goes out. */
export function StepMessage({ isMailed = true }: { readonly isMailed?: boolean }) {
  const text = useText()
  return <TextField name="message" label={text(isMailed ? 'order.message' : 'order.note')} multiline minRows={2} />
}
