/**
 * The numbers that a tax adviser gives a shop for its bookings: the adviser's own, the client's, the first month of the business year, how many
 * digits accounts have, who owes (for all, or by way of payment), and turnover by VAT.
 */
export const accountNames = [
  ...(['adviser', 'client', 'year_start', 'account_length'] as const),
  ...(['debtors', 'debtors_paypal', 'debtors_klarna', 'debtors_cash'] as const),
  ...(['revenue_standard', 'revenue_reduced', 'revenue_abroad', 'revenue_margin', 'revenue_exempt'] as const),
] as const

export type AccountName = (typeof accountNames)[number]
