import { formOfServer, lateForm } from '../../forms/late-form.tsx'

export const RequestForm = import.meta.env.SSR
  ? formOfServer((await import('./request-form.tsx')).default)
  : lateForm('/ecom/request', () => import('./request-form.tsx'))

export const RatingForm = import.meta.env.SSR
  ? formOfServer((await import('./rating-form.tsx')).default)
  : lateForm('/ecom/rating', () => import('./rating-form.tsx'))
