import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { List, SearchInput, TopToolbar, useListContext, useRefresh } from 'react-admin'
import { Link } from 'react-router'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { FileThumb } from './file-thumb.tsx'
import { UploadButton } from './upload-button.tsx'

function FileActions() {
  const refresh = useRefresh()
  return (
    <TopToolbar>
      <UploadButton done={refresh} />
    </TopToolbar>
  )
}

function FileGrid() {
  const text = useText()
  const { data = [], isPending } = useListContext<StoredFile>()
  if (!isPending && data.length === 0) return <Typography sx={{ p: 4 }}>{text('list.empty')}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
      {data.map((file) => (
        <Card key={file.id} variant="outlined">
          <CardActionArea component={Link} to={`/files/${file.id}`} sx={{ p: 1 }}>
            <Box sx={{ display: 'grid', placeItems: 'center' }}>
              <FileThumb file={file} size={136} isNamed />
            </Box>
            <Typography variant="caption" component="p" noWrap>
              {file.title ?? file.filename}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}

/** The stored pictures and files, page by page. */
export function FileList() {
  const labels = useLabels()
  return (
    <List
      title={labels.collection('files')}
      perPage={50}
      sort={{ field: 'filename', order: 'ASC' }}
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      actions={<FileActions />}
      exporter={false}
      empty={false}
    >
      <FileGrid />
    </List>
  )
}
