import type { Cell } from '../db/database.ts'
import type { InvoiceData } from './invoice-data.ts'

/** What a paper says, from its row: frozen when it was issued, by `invoiceData` or `creditNoteData`. */
export const storedInvoiceData = ({ data }: { readonly data?: Cell }): InvoiceData => JSON.parse(String(data))
