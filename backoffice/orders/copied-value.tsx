import ContentCopy from '@mui/icons-material/ContentCopy'
import { Box, IconButton } from '@mui/material'
import { useNotify } from 'react-admin'
import { useText } from '../i18n/use-text.ts'

interface CopiedValueProps {
  readonly label: string
  readonly value: string
  /** What is copied, where it is not what is shown. */
  readonly copied?: string
}

/** A value with its name, to be copied with one click. */
export function CopiedValue({ label, value, copied = value }: CopiedValueProps) {
  const text = useText()
  const notify = useNotify()
  async function copy() {
    await navigator.clipboard.writeText(copied)
    notify(text('transfer.copied', { value: copied }), { type: 'info' })
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ color: 'text.secondary', minWidth: '9.5rem' }}>
        {label}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {value}
      </Box>
      <IconButton size="small" aria-label={text('transfer.copy', { what: label })} onClick={() => void copy()}>
        <ContentCopy fontSize="inherit" />
      </IconButton>
    </Box>
  )
}
