import { GlobalStyles } from '@mui/material'

// What only lets an input hear that the browser has filled it in: without anything that is seen.
const styles = {
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
  '.MuiInputBase-input': { animationName: 'mui-auto-fill-cancel', animationDuration: '10ms' },
  '.MuiInputBase-input:-webkit-autofill': { animationName: 'mui-auto-fill', animationDuration: '5000s' },
} as const

/** By what inputs notice that the browser has filled them in, so that their label makes room: Material UI's own, once for all of them. */
export const AutoFill = () => <GlobalStyles styles={styles} />
