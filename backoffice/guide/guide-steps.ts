import { type GuideStep, guideSteps } from '#domain/company/guide-steps.ts'

/** What is known of a website that its steps follow from. */
export interface GuideFacts {
  readonly project: { readonly id: number; readonly hasLogo: boolean; readonly isExample: boolean }
  /** Steps that somebody has said are done. */
  readonly ticked: readonly GuideStep[]
  readonly theme: number | undefined
  readonly company: { readonly id: number; readonly lacks: number; readonly hasHours: boolean } | undefined
  readonly brands: number
  readonly shop:
    | { readonly id: number; readonly isOpen: boolean; readonly payments: number; readonly shippings: number }
    | undefined
  /** Undefined where the person may not know. */
  readonly sendsMail: boolean | undefined
}

export interface StepStanding {
  readonly step: GuideStep
  /** Where it is done: forms that are there anyway. */
  readonly paths: readonly string[]
  /** Undefined: only a person can tell, and says so. */
  readonly isDone: boolean | undefined
  /** Whether somebody has said so. */
  readonly isTicked: boolean
}

const formOf = (collection: string, id: number | undefined) => `/${collection}/${id ?? 'create'}`

/** How each step stands. */
export function standings({ project, ticked, theme, company, brands, shop, sendsMail }: GuideFacts): StepStanding[] {
  const settings = formOf('ecommerce_settings', shop?.id)
  const own = formOf('project', project.id)
  const known: Record<GuideStep, Omit<StepStanding, 'step' | 'isTicked'>> = {
    company: { paths: [formOf('company', company?.id), '/legal'], isDone: company?.lacks === 0 },
    hours: { paths: [formOf('company', company?.id), '/branch'], isDone: company?.hasHours === true },
    languages: { paths: [own], isDone: undefined },
    look: { paths: [formOf('theme', theme), own], isDone: theme !== undefined && project.hasLogo ? true : undefined },
    brands: { paths: ['/brand'], isDone: brands > 0 ? true : undefined },
    sells: { paths: [settings], isDone: shop?.isOpen ? true : undefined },
    payment: { paths: [settings], isDone: (shop?.payments ?? 0) > 0 },
    shipping: { paths: [settings], isDone: (shop?.shippings ?? 0) > 0 },
    mail: { paths: ['/connections'], isDone: sendsMail },
    domain: { paths: [own], isDone: !project.isExample },
  }
  return guideSteps.map((step) => ({ step, ...known[step], isTicked: ticked.includes(step) }))
}
