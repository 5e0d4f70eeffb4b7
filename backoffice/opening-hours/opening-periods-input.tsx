import { Box, type SxProps, type Theme } from '@mui/material'
import { ArrayInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'
import { dayCodes } from '#domain/hours/day-codes.ts'
import { useText } from '../i18n/use-text.ts'
import { AddRowButton } from '../inputs/add-row-button.tsx'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { TimeInput } from '../inputs/time-input.tsx'
import { TranslationsInput } from '../inputs/translations-input.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { defaultsOf } from '../record/defaults-of.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { OpeningPreview } from './opening-preview.tsx'

const ROW = 'opening_period'

/** Day, times and note stand beside each other as long as their names fit, and the note in other languages where room is left. */
const IN_LINES: SxProps<Theme> = ({ breakpoints }) => ({
  [breakpoints.up('sm')]: {
    '& .RaSimpleFormIterator-form': { flexWrap: 'wrap' },
    '& .RaSimpleFormIterator-form > *': { flex: '1 1 8rem', width: 'auto' },
  },
})

/** Opening periods as rows of day and times, with what visitors will see beside them. */
export function OpeningPeriodsInput({ source, label }: FieldInputProps) {
  const text = useText()
  const labels = useLabels()
  const language = useOfficeLanguage()
  const { model, languages } = useWorkplace()
  const days = dayCodes.map((code, id) => ({ id, name: id === 0 ? text('hours.info') : code.labels[language] }))
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%' }}>
      <ArrayInput source={source} label={label} helperText={text('hours.help')} defaultValue={[]}>
        <SimpleFormIterator
          inline
          addButton={<AddRowButton />}
          disableClear
          getItemLabel={(index) => text('hours.row', { row: index + 1 })}
          getItemDefaults={() => defaultsOf(model, ROW, languages)}
          sx={IN_LINES}
        >
          <SelectInput
            source="day"
            label={labels.field(ROW, 'day')}
            choices={days}
            translateChoice={false}
            helperText={false}
          />
          <TimeInput source="time_open" label={labels.field(ROW, 'time_open')} />
          <TimeInput source="time_close" label={labels.field(ROW, 'time_close')} />
          <TextInput
            source="free_text"
            label={labels.field(ROW, 'free_text')}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 255 } }}
          />
          <TranslationsInput collection={`${ROW}_translation`} source="translations" />
        </SimpleFormIterator>
      </ArrayInput>
      <OpeningPreview source={source} />
    </Box>
  )
}
