import { Box, Typography } from '@mui/material'
import { CreateButton, useResourceContext } from 'react-admin'
import { helpOf } from '../help/help-of.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** Says that there is nothing yet, what will be here, and how to begin. */
export function EmptyList() {
  const text = useText()
  const language = useOfficeLanguage()
  const collection = useResourceContext() ?? ''
  const workplace = useWorkplace()
  return (
    <Box sx={{ px: 2, py: 6, textAlign: 'center', width: '100%' }}>
      <Typography variant="h6" component="p" gutterBottom>
        {text('list.empty')}
      </Typography>
      {helpOf(collection, language).map((paragraph) => (
        <Typography key={paragraph} sx={{ maxWidth: '36rem', mx: 'auto', mb: 2, color: 'text.secondary' }}>
          {paragraph}
        </Typography>
      ))}
      {may(workplace, 'create', collection) && <CreateButton />}
    </Box>
  )
}
