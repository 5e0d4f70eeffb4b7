import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { InputHelperText, useGetOne, useInput } from 'react-admin'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { useText } from '../i18n/use-text.ts'
import { FileDialog } from './file-dialog.tsx'
import { FileThumb } from './file-thumb.tsx'

/** Official notices, which hang in the shop as well (Reg. (EU) 2025/1960). */
const PRINTED = /(^|\.)garan_label$|^guarantee_notices\.\d+\.file$/

/** A picture or file: the one chosen, and the way to another. */
export function FileInput({ source, label, hint }: { source: string; label: string; hint?: string | undefined }) {
  const text = useText()
  const { field, fieldState } = useInput({ source })
  const [isChoosing, setIsChoosing] = useState(false)
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : undefined
  const { data } = useGetOne<StoredFile>('files', { id: id ?? '' }, { enabled: id !== undefined })
  const problem = fieldState.error?.message
  return (
    <Box role="group" aria-label={label} sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="p" color={problem ? 'error' : undefined}>
        {label}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', my: 1 }}>
        {data && <FileThumb file={data} />}
        <Button variant="outlined" onClick={() => setIsChoosing(true)}>
          {text(id ? 'file.change' : 'file.choose')}
        </Button>
        {id && <Button onClick={() => field.onChange(null)}>{text('file.remove')}</Button>}
        {id && PRINTED.test(source) && (
          <Button href={`/files/${id}/a4.pdf`} target="_blank" rel="noopener">
            {text('file.print')}
          </Button>
        )}
      </Stack>
      {hint && <FormHelperText sx={{ maxWidth: '70ch' }}>{hint}</FormHelperText>}
      {problem && (
        <FormHelperText error>
          <InputHelperText error={problem} />
        </FormHelperText>
      )}
      {isChoosing && (
        <FileDialog
          close={(chosen) => {
            setIsChoosing(false)
            if (chosen) field.onChange(chosen.id)
          }}
        />
      )}
    </Box>
  )
}
