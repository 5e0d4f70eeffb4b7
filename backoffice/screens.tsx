import type { ReactElement } from 'react'
import type { ResourceProps } from 'react-admin'
import { Route } from 'react-router'
import { ActivityList } from './activity/activity-list.tsx'
import { BackupPage } from './backup/backup-page.tsx'
import { BinPage } from './bin/bin-page.tsx'
import { ConnectionsPage } from './connections/connections-page.tsx'
import { ConsentList } from './consents/consent-list.tsx'
import { ConsentShow } from './consents/consent-show.tsx'
import { CustomersPage } from './customers/customers-page.tsx'
import { FileList } from './files/file-list.tsx'
import { FileEdit } from './forms/file-edit.tsx'
import { MenuEntryCreate } from './forms/menu-entry-create.tsx'
import { RecordCreate } from './forms/record-create.tsx'
import { RecordEdit } from './forms/record-edit.tsx'
import { GuidePage } from './guide/guide-page.tsx'
import { ImportsPage } from './imports/imports-page.tsx'
import { ApiKeysPage } from './keys/api-keys-page.tsx'
import { OnlyCreate, OnlyList, OnlyPage } from './layout/only-page.tsx'
import { RecordList } from './lists/record-list.tsx'
import { MailList } from './mails/mail-list.tsx'
import { MailShow } from './mails/mail-show.tsx'
import { MailTextsPage } from './mails/mail-texts-page.tsx'
import { MenuScreen } from './menu/menu-screen.tsx'
import { SubscriberList } from './newsletter/subscriber-list.tsx'
import { SubscriberShow } from './newsletter/subscriber-show.tsx'
import { HoursScreen } from './opening-hours/hours-screen.tsx'
import { CollectPage } from './orders/collect-page.tsx'
import { NewOrderPage } from './orders/new-order-page.tsx'
import { OrderList } from './orders/order-list.tsx'
import { OrderScreen } from './orders/order-screen.tsx'
import { PersonsPage } from './persons/persons-page.tsx'
import { ImportPage } from './products/import-page.tsx'
import { ProductsScreen } from './products/product-list.tsx'
import { ReferencePage } from './reference/reference-page.tsx'
import { ReportsPage } from './reports/reports-page.tsx'
import { ReservationList } from './reservations/reservation-list.tsx'
import { RolesPage } from './roles/roles-page.tsx'
import { MissedSearchList } from './searches/missed-search-list.tsx'
import { TillPage } from './till/till-page.tsx'
import { UserCreate, UserEdit, UserList } from './users/user-screens.tsx'
import { entriesFor, menuSections, servesAll } from './ways/menu-sections.ts'
import { WebhooksPage } from './webhooks/webhooks-page.tsx'
import { BoardPage } from './websites/board-page.tsx'
import { NewWebsitePage } from './websites/new-website-page.tsx'
import { WithdrawalInbox } from './withdrawals/withdrawal-inbox.tsx'
import { singletons } from './workplace/singletons.ts'
import { may, mayDelete, ownsInstallation, type Workplace } from './workplace/workplace.ts'

type Screens = Pick<ResourceProps, 'list' | 'edit' | 'create' | 'show'>

/** Collections that are written by visitors and orders, never begun here. */
const NEVER_CREATED: readonly string[] = [
  'ecommerce_product_rating',
  'contact_request',
  'ecommerce_request',
  'ecommerce_rating_report',
  'ecommerce_withdrawal',
  'ecommerce_reservation',
  'event_signup',
  'ecommerce_order',
]

/** Screens made by hand, where the generated ones would not do. */
const OWN_SCREENS: Readonly<Record<string, Screens>> = {
  ecommerce_product: { list: ProductsScreen, edit: RecordEdit, create: RecordCreate },
  ecommerce_order: { list: OrderList, edit: OrderScreen },
  ecommerce_withdrawal: { list: WithdrawalInbox },
  ecommerce_reservation: { list: ReservationList },
  files: { list: FileList, edit: FileEdit },
  opening_exception: { list: HoursScreen, edit: RecordEdit, create: RecordCreate },
  menu_item: { list: MenuScreen, edit: RecordEdit, create: MenuEntryCreate },
  mail: { list: MailList, show: MailShow },
  consent_log: { list: ConsentList, show: ConsentShow },
  ecommerce_missed_search: { list: MissedSearchList },
  newsletter_subscription: { list: SubscriberList, show: SubscriberShow },
  // Written by visitors and their mails alone: a list tells all there is.
  stock_notice: { list: RecordList },
  users: { list: UserList, edit: UserEdit, create: UserCreate },
  roles: { list: RolesPage },
  activity: { list: ActivityList },
}

/** Each website has one record; of websites themselves there are many. */
const isOnly = (name: string): boolean => singletons.includes(name) && name !== 'project'

const ONLY: Screens = { list: OnlyList, edit: RecordEdit, create: OnlyCreate }

const ACCOUNTS = ['users', 'roles', 'activity']

/** Accounts are no collection of the content, and only for who manages them. */
export const accountsOf = ({ user }: Workplace): string[] => (user.role === 'administrator' ? ACCOUNTS : [])

/** The screens of a collection, as far as the person's rights go; none for parts of other records. */
export function screensOf(workplace: Workplace, name: string): Screens {
  const own = OWN_SCREENS[name]
  if (ACCOUNTS.includes(name)) return own ?? {}
  const isShown = menuSections.some((section) => entriesFor(workplace, section).includes(name))
  if (!isShown) return {}
  const { create, ...screens } =
    own ?? (isOnly(name) ? ONLY : { list: RecordList, edit: RecordEdit, create: RecordCreate })
  const isCreated = create !== undefined && may(workplace, 'create', name) && !NEVER_CREATED.includes(name)
  return { ...screens, ...(isCreated && { create }) }
}

/** Screens that belong to no collection. */
export function ownRoutes(workplace: Workplace): ReactElement[] {
  return [
    <Route key="only" path="/only/:name" element={<OnlyPage />} />,
    ...(may(workplace, 'update', 'ecommerce_order')
      ? [
          <Route key="collect" path="/collect" element={<CollectPage />} />,
          <Route key="new-order" path="/new-order" element={<NewOrderPage />} />,
          <Route key="reports" path="/reports" element={<ReportsPage />} />,
        ]
      : []),
    ...(servesAll(workplace) ? [<Route key="customers" path="/customers" element={<CustomersPage />} />] : []),
    ...(may(workplace, 'create', 'ecommerce_product')
      ? [
          <Route key="import" path="/import" element={<ImportPage />} />,
          <Route key="imports" path="/imports" element={<ImportsPage />} />,
        ]
      : []),
    ...(may(workplace, 'update', 'ecommerce_product')
      ? [<Route key="till" path="/till" element={<TillPage />} />]
      : []),
    ...(may(workplace, 'delete', 'contact_request')
      ? [<Route key="persons" path="/persons" element={<PersonsPage />} />]
      : []),
    ...(mayDelete(workplace) ? [<Route key="bin" path="/bin" element={<BinPage />} />] : []),
    ...(ownsInstallation(workplace)
      ? [
          <Route key="backup" path="/backup" element={<BackupPage />} />,
          <Route key="websites" path="/websites" element={<BoardPage />} />,
          <Route key="new-website" path="/new-website" element={<NewWebsitePage />} />,
        ]
      : []),
    ...(may(workplace, 'update', 'mail_text')
      ? [<Route key="mail-texts" path="/mail-texts" element={<MailTextsPage />} />]
      : []),
    ...(may(workplace, 'update', 'project') ? [<Route key="guide" path="/guide" element={<GuidePage />} />] : []),
    ...(workplace.user.role === 'administrator'
      ? [
          <Route key="connections" path="/connections" element={<ConnectionsPage />} />,
          <Route key="api-keys" path="/api-keys" element={<ApiKeysPage />} />,
          <Route key="webhooks" path="/webhooks" element={<WebhooksPage />} />,
          <Route key="reference" path="/api" element={<ReferencePage />} />,
        ]
      : []),
  ]
}
