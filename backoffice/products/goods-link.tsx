import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'

interface Props {
  readonly name: string
  /** Its id; missing where it is not, or no longer, in the shop. */
  readonly product: number | null | undefined
}

/** The name of goods, leading to them where they are in the shop. */
export const GoodsLink = ({ name, product }: Props) =>
  product == null ? (
    name
  ) : (
    <Link component={RouterLink} to={`/ecommerce_product/${product}`}>
      {name}
    </Link>
  )
