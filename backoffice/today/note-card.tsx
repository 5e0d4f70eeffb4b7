import { Card, Stack, Typography } from '@mui/material'
import { Children, type ReactNode, useId } from 'react'

interface NoteCardProps {
  readonly title: string
  readonly help: string
  /** What is to be looked after, as entries of a list. */
  readonly children: ReactNode
  /** Stands below the list. */
  readonly foot?: ReactNode
}

/** A card of Heute that lists what is to be looked after. */
export function NoteCard({ title, help, children, foot }: NoteCardProps) {
  const id = useId()
  return (
    <Card variant="outlined" sx={{ p: 2 }} component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      <Typography variant="body2">{help}</Typography>
      {Children.count(children) > 0 && (
        <Stack component="ul" spacing={0.5} sx={{ pl: 3 }}>
          {children}
        </Stack>
      )}
      {foot}
    </Card>
  )
}
