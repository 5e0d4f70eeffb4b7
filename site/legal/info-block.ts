import type { AddressView, ContactView, LinkView } from '../data/shared-data.ts'

/** A piece of legal or company information; `lang` is set where its text fell back to another language. */
export type InfoBlock = {
  id?: string
  heading?: string
  lines?: string[]
  html?: string
  lang?: string
  address?: AddressView
  contact?: ContactView
  links?: LinkView[]
}
