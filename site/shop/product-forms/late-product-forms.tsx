import { lazy, Suspense } from 'react'
import { untilLoaded } from '../../ui/until-loaded.ts'
import type { RatingFormProps } from './rating-form.tsx'
import type { RequestFormProps } from './request-form.tsx'

// As with the other forms (site/forms/late-forms.tsx): rendered by the server, sent by the browser itself, taken over later.
const LateRequestForm = import.meta.env.SSR
  ? (await import('./request-form.tsx')).default
  : lazy(() => untilLoaded(() => import('./request-form.tsx')))

const LateRatingForm = import.meta.env.SSR
  ? (await import('./rating-form.tsx')).default
  : lazy(() => untilLoaded(() => import('./rating-form.tsx')))

export function RequestForm(props: RequestFormProps) {
  return (
    <Suspense>
      <LateRequestForm {...props} />
    </Suspense>
  )
}

export function RatingForm(props: RatingFormProps) {
  return (
    <Suspense>
      <LateRatingForm {...props} />
    </Suspense>
  )
}
