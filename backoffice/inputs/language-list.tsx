import ArrowUpward from '@mui/icons-material/ArrowUpward'
import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  IconButton,
  Typography,
} from '@mui/material'
import { languages } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { movedUp, withLanguage } from './language-order.ts'

interface Props {
  label: string
  chosen: readonly string[]
  /** In which order they stood before. */
  stored: readonly string[]
  change: (chosen: string[]) => void
  readOnly?: boolean
  problem?: string | undefined
}

/** The languages of a website in their order, of which the first is the one that its texts are entered in. */
export function LanguageList({ label, chosen, stored, change, readOnly = false, problem }: Props) {
  const text = useText()
  const labels = useLabels()
  const rows = [...chosen, ...languages.filter((one) => !chosen.includes(one))]
  return (
    <FormControl component="fieldset" error={problem !== undefined} sx={{ width: '100%', mb: 2 }}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormHelperText sx={{ mx: 0 }}>{problem ?? text('languageOrder.help')}</FormHelperText>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((language) => {
          const at = chosen.indexOf(language)
          const name = labels.choice('language', language)
          return (
            <Box component="li" key={language} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
              <FormControlLabel
                control={<Checkbox checked={at >= 0} onChange={() => change(withLanguage(chosen, language, stored))} />}
                label={name}
                disabled={readOnly || (at === 0 && chosen.length === 1)}
              />
              {at === 0 && (
                <Typography variant="body2" color="text.secondary">
                  {text('languageOrder.first')}
                </Typography>
              )}
              {at > 0 && !readOnly && (
                <IconButton
                  aria-label={text('languageOrder.up', { language: name })}
                  title={text('languageOrder.up', { language: name })}
                  onClick={() => change(movedUp(chosen, language))}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
              )}
            </Box>
          )
        })}
      </Box>
    </FormControl>
  )
}
