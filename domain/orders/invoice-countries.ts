/**
 * The countries (ISO 3166 alpha-2) that an invoice may go to: those of the EU and the EEA, whose customers may not be refused,
 * Switzerland and the United Kingdom. Where the goods may go is for the shop to say.
 */
export const invoiceCountries: readonly string[] = (
  'DE AT CH FR BE BG CY CZ DK EE ES FI GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK' as const
).split(' ')
