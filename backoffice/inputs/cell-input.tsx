import { styled } from '@mui/material'

/** A field in a cell of a list, right-aligned as numbers are. A list has a hundred, and a text field of its own each would take seconds to draw. */
export const CellInput = styled('input')(({ theme }) => ({
  boxSizing: 'content-box',
  padding: '6px 8px',
  border: '1px solid rgba(0, 0, 0, 0.42)',
  borderRadius: theme.shape.borderRadius,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.4375,
  textAlign: 'right',
  '&:hover:not(:read-only)': { borderColor: theme.palette.text.primary },
  '&:focus': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-invalid="true"]': { borderColor: theme.palette.error.main },
  '&:disabled': { color: theme.palette.text.disabled },
}))
