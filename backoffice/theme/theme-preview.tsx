import { Alert, Box, Stack, Typography } from '@mui/material'
import { FormDataConsumer } from 'react-admin'
import { contrastRatio, hexOf, minimumContrast, parseColor, textColorOn } from '#domain/look/contrast.ts'
import type { Theme } from '#domain/look/theme.ts'
import { useText } from '../i18n/use-text.ts'
import { numberFormat } from '../labels/number-format.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The theme's colours as visitors will see them, with the contrast of what is written in them. */
export function ThemePreview() {
  return <FormDataConsumer>{({ formData }) => <Preview theme={formData} />}</FormDataConsumer>
}

function Preview({ theme }: { theme: Theme }) {
  const text = useText()
  const language = useOfficeLanguage()
  const written = (ratio: number) => numberFormat(language, ONE_DIGIT).format(ratio)
  const { brand_color: brand, base_color: base } = theme
  const surfaces = [
    { name: text('theme.brand'), back: brand, own: undefined },
    { name: text('theme.base'), back: base, own: undefined },
    // Without a colour of their own, which an emptied field is as well, buttons have that of the brand.
    { name: text('theme.button'), back: theme.button?.accentColor || brand, own: theme.button?.color || undefined },
  ]
  return (
    <Stack component="section" aria-label={text('theme.preview')} spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      <Typography variant="subtitle2" component="p">
        {text('theme.preview')}
      </Typography>
      {surfaces.map(({ name, back, own }) => {
        const background = parseColor(back)
        if (!background)
          return (
            <Alert key={name} severity="warning">
              {text('theme.unknown', { name })}
            </Alert>
          )
        const wanted = parseColor(own)
        const shown = textColorOn(background, wanted)
        const isChanged = wanted !== undefined && hexOf(wanted) !== hexOf(shown)
        const ratio = written(contrastRatio(background, wanted ?? shown))
        return (
          <Box key={name}>
            <Box sx={{ bgcolor: hexOf(background), color: hexOf(shown), p: 1.5, borderRadius: 1 }}>{name}</Box>
            {isChanged ? (
              <Alert severity="warning">{text('theme.low', { ratio, least: written(minimumContrast) })}</Alert>
            ) : (
              <Typography variant="body2">{text('theme.contrast', { ratio })}</Typography>
            )}
          </Box>
        )
      })}
    </Stack>
  )
}
