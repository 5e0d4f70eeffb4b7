import { mainAddress } from '#domain/company/company.ts'
import { hoursHtml } from './hours-html.ts'
import { hoursView } from './hours-view.ts'
import { companyPlan, type Houses } from './load-houses.ts'
import { localText } from './local-text.ts'
import type { PageRequest } from './page-request.ts'

const plain = (address: string) => address.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Which house the company's hours are of, where that lies somewhere else than the company's own address. */
function elsewhere({ company, branches: [main] }: Houses, request: PageRequest): string | undefined {
  const address = mainAddress(company?.addresses)
  if (!main || !address) return undefined
  const isThere =
    plain(main.zip) === plain(address.zip_code) &&
    plain(main.street) === plain(`${address.street} ${address.number ?? ''}`)
  return isThere ? undefined : [localText(main, 'display_name', request)?.text, main.street].filter(Boolean).join(', ')
}

/** The hours of the company as HTML: those of its main house, which is named where it is not at the company's address; empty without any. */
export const companyHoursHtml = (houses: Houses, request: PageRequest): string =>
  hoursHtml(
    { ...hoursView(companyPlan(houses), request, houses.company?.opening_hours), house: elsewhere(houses, request) },
    request.language,
  )
