/** What pages read of a company: all ask alike, so that it is read once. */
export const COMPANY_FIELDS = [
  '*',
  'translations.*',
  'addresses.*',
  'emails.*',
  'numbers.*',
  'executives.*',
  'registers.*',
  'opening_periods.*',
  'opening_periods.translations.*',
  'opening_hours.*',
  'opening_hours.translations.*',
]
