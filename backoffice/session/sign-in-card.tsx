import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LanguageChoice } from './language-choice.tsx'

/** The frame of the pages before the sign-in. */
export function SignInCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
        <Typography component="h1" variant="h5" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
        <LanguageChoice />
      </Card>
    </Box>
  )
}
