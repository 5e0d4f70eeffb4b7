import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import { Box } from '@mui/material'
import { useFormState } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'

interface Props {
  title: string
  /** What the tab asks. */
  fields: readonly string[]
}

/** The name of a tab, and how many of its fields were refused: who has saved looks at another one. */
export function TabLabel({ title, fields }: Props) {
  const text = useText()
  const { errors } = useFormState()
  const count = fields.filter((field) => errors[field] !== undefined).length
  if (count === 0) return title
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'error.main' }}>
      <ErrorOutline fontSize="small" />
      {`${title} (${text('form.toCheck', { count })})`}
    </Box>
  )
}
