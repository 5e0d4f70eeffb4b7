import { createElement } from 'react'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { i18nProvider } from '../i18n/i18n-provider.ts'
import { NoResults } from '../lists/no-results.tsx'
import { SoonRows } from '../lists/soon-rows.tsx'
import { SortHead } from '../lists/sort-head.tsx'
import { narrowFilters, narrowTables } from './narrow-tables.ts'

/** React-admin names a checkbox on the box around it, where no screen reader looks; the name belongs to the input. */
const named = {
  root: { 'aria-label': undefined },
  input: (owner: object) => ('aria-label' in owner ? { 'aria-label': owner['aria-label'] as string } : {}),
}

/** What a button that leads through the pages of a list is called. */
const pageName = (type: string | null, page?: number | null, isHere?: boolean): string =>
  i18nProvider.translate(`ra.navigation.${type === 'page' && isHere ? 'current_page' : type}`, { page })

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif'

const CALM_TEXT = '#57514b'

/** Calm and legible; targets large enough for a finger on a tablet. */
export const officeTheme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    ...defaultTheme.palette,
    primary: { main: '#23433c' },
    secondary: { main: '#23433c' },
    background: { default: '#f7f6f3', paper: '#ffffff' },
    text: { primary: '#1c1a18', secondary: CALM_TEXT },
    error: { main: '#a11a1a' },
    warning: { main: '#8a5a00' },
    success: { main: '#1f6b3a' },
    info: { main: '#205a8c' },
  },
  // Up to an upright tablet the menu opens over the screen, which then has the whole width.
  breakpoints: { values: { xs: 0, sm: 840, md: 900, lg: 1200, xl: 1536 } },
  typography: { fontFamily: FONT, button: { textTransform: 'none', fontWeight: 600 } },
  sidebar: { width: 240, closedWidth: 0 },
  components: {
    ...defaultTheme.components,
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small' } },
    // Each input would put it into the page anew, and all of the page's styles would be computed again: `auto-fill.tsx` does it once.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    // What says why a field is locked must be as legible as any other help.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: CALM_TEXT } } } },
    // While a menu grew its entries moved under the pointer: who pressed on one and let go on the next had chosen nothing, and the menu stayed.
    MuiMenu: { defaultProps: { transitionDuration: 0 } },
    MuiTab: { styleOverrides: { root: { minWidth: 64, '@media (max-width: 1199.95px)': { paddingInline: '10px' } } } },
    MuiCheckbox: { defaultProps: { slotProps: named } },
    // Names that Material UI gives in English where react-admin gives none.
    MuiTablePagination: { defaultProps: { getItemAriaLabel: pageName } },
    MuiPagination: { defaultProps: { 'aria-label': 'Navigation', getItemAriaLabel: pageName } },
    // Buttons that only appear under a mouse are not there for a finger.
    RaSimpleFormIterator: {
      styleOverrides: {
        root: { '& .RaSimpleFormIterator-action, & .RaSimpleFormIterator-indexContainer': { visibility: 'visible' } },
      },
    },
    // What is wider than the window scrolls in its own place, not with the page.
    RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
    RaTopToolbar: { styleOverrides: { root: { flexWrap: 'wrap', alignItems: 'center' } } },
    RaListToolbar: { styleOverrides: { root: { flexWrap: 'wrap', '& .MuiToolbar-root': { marginLeft: 'auto' } } } },
    // The bar of a form stays in sight; it would not inside a card that hides what reaches over its edge.
    RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { overflow: 'visible' } } } },
    RaCreate: { styleOverrides: { root: { '& .RaCreate-card': { overflow: 'visible' } } } },
    // What is said after saving stands above the bar: on it, it would lie under the pointer, stay there, and keep from saving the next one.
    MuiSnackbar: {
      styleOverrides: {
        root: {
          '&.MuiSnackbar-anchorOriginBottomCenter': {
            bottom: 84,
            pointerEvents: 'none',
            // The bar of a short form is further up: its buttons stand to the left.
            '@media (min-width: 840px)': { left: 'auto', right: 24, maxWidth: '32rem', transform: 'none' },
          },
        },
      },
    },
    RaNotification: { styleOverrides: { root: { '& .RaNotification-undo': { color: 'inherit' } } } },
    MuiSnackbarContent: { styleOverrides: { root: { pointerEvents: 'auto' } } },
    // Where it comes from it would reach over the edge of a table that scrolls, and be cut off there; and there is more than a line of it.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            transition: 'none',
            flexWrap: 'wrap',
          },
          '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
            height: 'auto',
            paddingBlock: '4px',
          },
          '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap' },
        },
      },
    },
    RaFilterForm: { styleOverrides: { root: narrowFilters } },
    RaDataTable: {
      defaultProps: { head: SortHead, body: SoonRows, empty: createElement(NoResults) },
      styleOverrides: { root: narrowTables },
    },
  },
}
