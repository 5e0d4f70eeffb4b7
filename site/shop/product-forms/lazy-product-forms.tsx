import { formOfServer, lazyForm } from '../../forms/lazy-form.tsx'

export const RequestForm = import.meta.env.SSR
  ? formOfServer((await import('./request-form.tsx')).default)
  : lazyForm('/ecom/request', () => import('./request-form.tsx'))

export const StockNoticeForm = import.meta.env.SSR
  ? formOfServer((await import('./request-form.tsx')).AwaitedGoodsForm)
  : lazyForm('/forms/stock-notice', async () => ({ default: (await import('./request-form.tsx')).AwaitedGoodsForm }))

export const RatingForm = import.meta.env.SSR
  ? formOfServer((await import('./rating-form.tsx')).default)
  : lazyForm('/ecom/rating', () => import('./rating-form.tsx'))
