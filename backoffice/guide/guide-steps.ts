import { type GuideStep, guideSteps } from '#domain/company/guide-steps.ts'

/** What is known of a website that its steps follow from. */
export interface GuideFacts {
  readonly project: { readonly id: number; readonly hasLogo: boolean; readonly isExample: boolean }
  /** Steps that somebody has said are done. */
  readonly ticked: readonly GuideStep[]
  readonly theme: number | undefined
  readonly company: { readonly id: number; readonly lacks: number; readonly hasHours: boolean } | undefined
  readonly brands: number
  readonly goods: number
  readonly shop:
    | { readonly id: number; readonly isOpen: boolean; readonly payments: number; readonly shippings: number }
    | undefined
  /** Undefined where the person may not know. */
  readonly sendsMail: boolean | undefined
}

/** A form that is there anyway, and the field of it that a step is about; undefined where the first one is. */
export interface StepPlace {
  readonly path: string
  readonly field?: string
}

export interface StepStanding {
  readonly step: GuideStep
  /** Where it is done. */
  readonly places: readonly StepPlace[]
  /** Undefined: only a person can tell, and says so. */
  readonly isDone: boolean | undefined
  /** Whether somebody has said so. */
  readonly isTicked: boolean
}

const formOf = (collection: string, id: number | undefined, field?: string): StepPlace => ({
  path: `/${collection}/${id ?? 'create'}`,
  ...(field !== undefined && { field }),
})

/** How each step stands. */
export function standings(facts: GuideFacts): StepStanding[] {
  const { project, ticked, theme, company, brands, goods, shop, sendsMail } = facts
  const settings = (field: string) => formOf('ecommerce_settings', shop?.id, field)
  const own = (field: string) => formOf('project', project.id, field)
  // Who only shows goods needs neither, and says so.
  const isPrepared = (ways = 0) => ways > 0 || (shop?.isOpen ? false : undefined)
  const known: Record<GuideStep, Omit<StepStanding, 'step' | 'isTicked'>> = {
    company: { places: [formOf('company', company?.id), { path: '/legal' }], isDone: company?.lacks === 0 },
    hours: {
      places: [formOf('company', company?.id, 'opening_periods'), { path: '/branch' }],
      isDone: company?.hasHours === true,
    },
    languages: { places: [own('languages')], isDone: undefined },
    look: {
      places: [formOf('theme', theme), own('logo')],
      isDone: theme !== undefined && project.hasLogo ? true : undefined,
    },
    brands: { places: [{ path: '/brand' }], isDone: brands > 0 ? true : undefined },
    goods: {
      places: [{ path: '/imports' }, { path: '/ecommerce_product' }],
      isDone: goods > 0 ? true : undefined,
    },
    sells: { places: [settings('enable_cart')], isDone: shop?.isOpen ? true : undefined },
    payment: { places: [settings('payment_methods')], isDone: isPrepared(shop?.payments) },
    shipping: { places: [settings('shipping_methods')], isDone: isPrepared(shop?.shippings) },
    mail: { places: [{ path: '/connections' }], isDone: sendsMail },
    domain: { places: [own('domain')], isDone: !project.isExample },
  }
  return guideSteps.map((step) => ({ step, ...known[step], isTicked: ticked.includes(step) }))
}
