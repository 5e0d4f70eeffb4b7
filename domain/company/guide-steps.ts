/** The steps from an empty website to one that is live, in their order. */
export const guideSteps = [
  'company',
  'hours',
  'languages',
  'look',
  'brands',
  'goods',
  'sells',
  'payment',
  'shipping',
  'mail',
  'domain',
] as const

export type GuideStep = (typeof guideSteps)[number]
