import { stillPart } from '../../ui/still-part.tsx'
import rowStyles from '../goods-row.module.css'
import cardStyles from '../product-card.module.css'

/** Goods beside a product: nothing about them changes while its page is shown. */
export const StillGoodsRow = stillPart(async () => (await import('../goods-row.tsx')).GoodsRow, rowStyles, cardStyles)
