import { isReservable, type Reservable } from '#domain/goods/reservable.ts'
import { type ReserveChoice, type SalesMode, salesModeOf } from '#domain/goods/sales-mode.ts'
import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { openMinutesAfter } from '#domain/reservations/hold-time.ts'
import { type VisitTime, visitTimes } from '#domain/reservations/visit-times.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { run } from '../db/run.ts'
import { firstLanguage } from '../project/first-language.ts'
import { loadPlans } from '../project/load-plans.ts'
import type { Project } from '../project/project.ts'
import { type AskedProduct, type AskedResult, askedProduct } from '../requests/asked-product.ts'
import { rowText } from '../shop/local-text.ts'
import { piecesAt } from '../stock/places.ts'
import type { Stocked } from '../stock/stocked.ts'

/** How long a shop keeps pieces, and how many one person may have kept. */
export interface ReservationRules {
  readonly hours: number
  readonly most: number
}

/** A branch with pieces of the goods. */
export interface OfferingBranch {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly email: string | null
  readonly pieces: number
  readonly plan: HoursPlan
}

export interface OfferedGoods {
  readonly goods: Stocked
  readonly product: AskedProduct
  readonly rules: ReservationRules
  /** The branches in which some lie, in the retailer's order. */
  readonly branches: readonly OfferingBranch[]
}

/** The rules of a project's shop; those of the model where it has no settings. */
export async function reservationRules(db: Database, project: number): Promise<ReservationRules> {
  const [row] = await rowsOf(db, 'ecommerce_settings', 'project', [project])
  return { hours: Number(row?.reservation_hours ?? 48), most: Number(row?.most_reservations ?? 3) }
}

async function mayBeReserved(db: Database, product: number): Promise<boolean> {
  const { rows } = await run(
    db,
    `select p.sales_mode, p.reservable, b.sales_mode as brand_mode, b.reservable as brand_reservable, s.reservations
    from ecommerce_product p
    left join ecommerce_manufacturer m on m.id = p.manufacturer
    left join brand b on b.id = m.brand
    left join ecommerce_settings s on s.project = p.project
    where p.id = ?`,
    [product],
  )
  const [row] = rows
  if (!row) return false
  const ofShop = row.reservations as ReserveChoice | null
  const mode = salesModeOf(row.sales_mode as SalesMode | null, row.brand_mode as SalesMode | null, ofShop)
  return isReservable(mode, row.reservable as Reservable | null, row.brand_reservable as Reservable | null, ofShop)
}

/** Whether these goods are all there is to choose: a product that has variants is reserved by one of them. */
async function isWhole(db: Database, { product, variant }: Stocked): Promise<boolean> {
  if (variant !== null) return true
  const variants = await rowsOf(db, 'ecommerce_product_variant', 'product', [product])
  return variants.length === 0
}

/** The branches of a project with what they have of goods and when they are open, their names in a language. */
async function branchesWith(
  db: Database,
  project: Project,
  goods: Stocked,
  language: Language,
): Promise<OfferingBranch[]> {
  const rows = await rowsOf(db, 'branch', 'project', [project.id])
  const texts = await rowsOf(
    db,
    'branch_translation',
    'branch',
    rows.map(({ id }) => Number(id)),
  )
  const first = await firstLanguage(db, project.id)
  const plans = await loadPlans(db, project)
  const found: OfferingBranch[] = []
  for (const row of rows.toSorted((a, b) => Number(a.sort) - Number(b.sort))) {
    const id = Number(row.id)
    const pieces = await piecesAt(db, goods, id)
    const plan = plans.find(({ branch }) => branch === id)
    if (pieces > 0 && plan) found.push({ ...addressed(row, texts, language, first), id, pieces, plan })
  }
  return found
}

function addressed(row: Row, texts: readonly Row[], language: Language, first: Language) {
  const own = texts.filter(({ branch }) => branch === row.id)
  return {
    name: rowText(own, 'display_name', language, first, row.display_name) ?? '',
    address: `${row.street}, ${row.zip} ${row.city}`,
    email: row.email ? String(row.email) : null,
  }
}

/** Goods as visitors may reserve them now, or what of the asking is wrong. */
export type Offered = { ok: true; offered: OfferedGoods } | Extract<AskedResult, { ok: false }>

/** Whether visitors may reserve these goods now, and where; a product that has variants only by one of them. */
export async function offeredGoods(
  db: Database,
  project: Project,
  goods: Stocked,
  language: Language,
): Promise<Offered> {
  const asked = await askedProduct(db, project, goods)
  if (!asked.ok) return asked
  if (!(await mayBeReserved(db, goods.product))) return { ok: false, problems: { product: 'invalid' } }
  if (!(await isWhole(db, goods))) return { ok: false, problems: { variant: 'invalid' } }
  const branches = await branchesWith(db, project, goods, language)
  const rules = await reservationRules(db, project.id)
  return { ok: true, offered: { goods, product: asked.product, rules, branches } }
}

/** Until when a branch would keep a piece from now on, and when it can be seen until then; undefined where the branch never opens. */
export function keptFrom(
  plan: HoursPlan,
  now: number,
  { hours }: Pick<ReservationRules, 'hours'>,
): { until: number; times: VisitTime[] } | undefined {
  const until = openMinutesAfter(plan, now, hours * 60)
  return until === undefined ? undefined : { until, times: visitTimes(plan, now, until) }
}
