import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import { Box } from '@mui/material'
import { useFormState } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'

interface Props {
  title: string
  /** What the tab asks. */
  fields: readonly string[]
}

/** The name of a tab, how many of its fields were refused, and a point where one is changed and not saved: who saves may look at another. */
export function TabLabel({ title, fields }: Props) {
  const text = useText()
  const { errors, dirtyFields } = useFormState()
  const count = fields.filter((field) => errors[field] !== undefined).length
  const isChanged = fields.some((field) => dirtyFields[field] !== undefined)
  if (count === 0)
    return (
      <span>
        {title}
        {isChanged && (
          <span aria-hidden title={text('form.changed')}>
            {' •'}
          </span>
        )}
      </span>
    )
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'error.main' }}>
      <ErrorOutline fontSize="small" />
      {`${title} (${text('form.toCheck', { count })})`}
    </Box>
  )
}
