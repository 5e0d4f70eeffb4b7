import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Pagination,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { useText } from '../i18n/use-text.ts'
import { FileThumb } from './file-thumb.tsx'
import { UploadButton } from './upload-button.tsx'

const PER_PAGE = 24

/** Shows the stored files page by page and takes new ones; `close` gets the one chosen. */
export function FileDialog({ close }: { close: (chosen?: StoredFile) => void }) {
  const text = useText()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { data = [], total = 0 } = useGetList<StoredFile>('files', {
    filter: { q },
    sort: { field: 'filename', order: 'ASC' },
    pagination: { page, perPage: PER_PAGE },
  })
  return (
    <Dialog open onClose={() => close()} fullWidth maxWidth="md" aria-labelledby="file-dialog">
      <DialogTitle id="file-dialog">{text('file.dialog')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', py: 1 }}>
          <TextField
            size="small"
            type="search"
            label={text('file.search')}
            value={q}
            onChange={({ target }) => {
              setQ(target.value)
              setPage(1)
            }}
          />
          <UploadButton done={([first]) => close(first)} />
        </Box>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
          {data.map((file) => (
            <ButtonBase
              key={file.id}
              onClick={() => close(file)}
              title={file.filename}
              sx={{
                flexDirection: 'column',
                p: 1,
                borderRadius: 1,
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              <FileThumb file={file} size={104} isNamed />
              <Typography variant="caption" noWrap sx={{ maxWidth: 112 }}>
                {file.title ?? file.filename}
              </Typography>
            </ButtonBase>
          ))}
        </Box>
        {total > PER_PAGE && (
          <Pagination
            count={Math.ceil(total / PER_PAGE)}
            page={page}
            onChange={(_, next) => setPage(next)}
            sx={{ mt: 2 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => close()}>{text('cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
