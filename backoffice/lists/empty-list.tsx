import { Box, Typography } from '@mui/material'
import { CreateButton, useResourceContext } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** Says that there is nothing yet, and how to begin. */
export function EmptyList() {
  const text = useText()
  const collection = useResourceContext() ?? ''
  const workplace = useWorkplace()
  return (
    <Box sx={{ p: 6, textAlign: 'center', width: '100%' }}>
      <Typography variant="h6" component="p" gutterBottom>
        {text('list.empty')}
      </Typography>
      {may(workplace, 'create', collection) && <CreateButton />}
    </Box>
  )
}
