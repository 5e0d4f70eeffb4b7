import { numberView } from './contact-view.ts'
import { localText } from './local-text.ts'
import type { PageRequest } from './page-request.ts'
import type { PhoneView } from './shared-data.ts'

const FIELDS = ['display_name', 'phone', 'translations.language', 'translations.display_name'] as const

/**
 * The telephone numbers of branches that are not among the company's, by the branch's name: whoever looks for a way to reach the
 * company, in the drawer or the footer, finds every house. (decision 57)
 */
export async function branchPhones(known: readonly PhoneView[], request: PageRequest): Promise<PhoneView[]> {
  const { sdk, project, log } = request
  const { data } = await sdk.items('branch').read({
    filter: { 'project.domain': project.domain },
    fields: FIELDS,
    sort: ['sort'],
    limit: -1,
  })
  return data
    .flatMap((row) =>
      row.phone
        ? [numberView(row.phone, localText(row, 'display_name', request)?.text ?? row.display_name, true, log)]
        : [],
    )
    .filter(({ text }) => !known.some((phone) => phone.text === text))
}
