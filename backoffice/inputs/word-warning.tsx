import { Alert } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { checkWords } from '#domain/texts/word-check.ts'
import { useText } from '../i18n/use-text.ts'

/** Beside a text: the words that a shop is warned of, each with its reason. Nothing is refused for them. */
export function WordWarning({ source }: { source: string }) {
  const text = useText()
  const value: unknown = useWatch({ name: source })
  const findings = typeof value === 'string' ? checkWords(value) : []
  if (findings.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, py: 0 }}>
      {findings.map(({ rule, word }) => (
        <div key={`${rule} ${word}`}>{text(`words.${rule}`, { word })}</div>
      ))}
    </Alert>
  )
}
