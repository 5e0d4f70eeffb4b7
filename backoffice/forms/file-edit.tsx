import { Typography } from '@mui/material'
import { Edit, SimpleForm, TextInput, useRecordContext } from 'react-admin'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { FocalPointInput } from '../files/focal-point-input.tsx'
import { useText } from '../i18n/use-text.ts'
import { TranslationsInput } from '../inputs/translations-input.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { EditActions } from './edit-actions.tsx'
import { FormToolbar } from './form-toolbar.tsx'

function Facts() {
  const text = useText()
  const file = useRecordContext<StoredFile>()
  if (!file?.width || !file.height) return null
  const size = `${Math.max(1, Math.round(file.size / 1000))} kB`
  return (
    <Typography variant="body2" color="text.secondary">
      {text('file.original', { width: file.width, height: file.height, size })}
    </Typography>
  )
}

/** What is said of a file: its name, its texts for those who do not see it, and what matters in it. */
export function FileEdit() {
  const labels = useLabels()
  return (
    <Edit mutationMode="pessimistic" redirect="list" actions={<EditActions />} queryOptions={{ gcTime: 0 }}>
      <SimpleForm warnWhenUnsavedChanges toolbar={<FormToolbar />}>
        <FocalPointInput />
        <Facts />
        <TextInput source="filename" label={labels.field('files', 'filename')} helperText={false} />
        <TextInput source="title" label={labels.field('files', 'title')} helperText={false} />
        <TranslationsInput collection="files_translation" source="translations" />
      </SimpleForm>
    </Edit>
  )
}
