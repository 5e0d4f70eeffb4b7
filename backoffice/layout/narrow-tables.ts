/** Columns that a list leaves out where the window is narrow, and those whose long words may break. */
const ROOMY = [
  'reference_number',
  'category',
  'shipping_name',
  'payment_name',
  'verified',
  'title',
  'text',
  'contract_reference',
]
const LONG = ['external_path', 'from_path', 'to_path', 'email', 'e_address', 'subject', 'recipient_address', 'slug']
const columns = (names: readonly string[]) => names.map((name) => `& .column-${name}`).join(', ')

const PHONE = '@media (max-width: 599.95px)'
const BETWEEN = '@media (min-width: 600px) and (max-width: 1199.95px)'

/** On a phone a row is a card: its name above, below it each value behind the name of its column, and over all of them what they are sorted by. */
const cards = {
  '& table, & tbody, & thead, & tr': { display: 'block' },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderBottom: '1px solid #e0ddd8' },
  '& thead tr:has(.MuiTableSortLabel-root)::before': {
    content: 'var(--sort-by) / ""',
    color: '#57514b',
    fontSize: '0.8rem',
    padding: '4px 6px',
  },
  '& thead th': { position: 'static', border: 0, padding: '4px 6px', fontSize: '0.8rem' },
  '& thead .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
  '& thead th.MuiTableCell-paddingCheckbox': { order: -1, width: 'auto', padding: '0 4px' },
  '& thead th:not(.MuiTableCell-paddingCheckbox):not(:has(.MuiTableSortLabel-root))': { display: 'none' },
  '& tbody tr': { position: 'relative', padding: '10px 12px', borderBottom: '1px solid #e0ddd8' },
  '& tbody tr:has(> .MuiTableCell-paddingCheckbox)': { paddingLeft: '48px' },
  '& tbody td.MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': {
    display: 'inline-flex',
    // A value that has no room behind its name stands below it.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 6px',
    maxWidth: '100%',
    minWidth: 0,
    marginRight: '16px',
    padding: '2px 0',
    border: 0,
    overflowWrap: 'anywhere',
    textAlign: 'left',
  },
  '& tbody td.MuiTableCell-root.MuiTableCell-paddingCheckbox': {
    position: 'absolute',
    left: 0,
    top: 4,
    border: 0,
    padding: '0 4px',
  },
  '& tbody td[data-label]::before': {
    content: 'attr(data-label) / ""',
    color: '#57514b',
    fontSize: '0.8rem',
    flexShrink: 0,
  },
  '& tbody td.MuiTableCell-root.list-name': { display: 'flex', fontWeight: 600, fontSize: '0.95rem' },
  '& tbody td.list-name > *': { font: 'inherit' },
  '& tbody td.list-name::before, & tbody td.list-picture::before': { content: 'none' },
  '& tbody td.MuiTableCell-root.list-picture': { float: 'right', marginRight: 0 },
  '& tbody td.MuiTableCell-root:empty': { display: 'none' },
} as const

/** On a phone what is searched for has a line of its own, and filters stand beside each other. */
export const narrowFilters = {
  [PHONE]: {
    '& .filter-field:not(:first-of-type)': {
      flex: '1 1 40%',
      minWidth: 0,
      '& .MuiFormControl-root, & .MuiAutocomplete-root': { minWidth: 0 },
    },
  },
} as const

/** How the tables of lists fit where the window is narrow. */
export const narrowTables = {
  overflowX: 'auto',
  [columns(LONG)]: { overflowWrap: 'anywhere' },
  '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { paddingInline: '10px' },
  [BETWEEN]: { [columns(ROOMY)]: { display: 'none' } },
  '@media (min-width: 600px)': { '& .column-text': { minWidth: 200, overflowWrap: 'anywhere' } },
  [PHONE]: cards,
} as const
