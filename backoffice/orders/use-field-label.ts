import { type AddressField, addressFields } from '#domain/orders/address.ts'
import { useText } from '../i18n/use-text.ts'

const ADDRESS = Object.keys(addressFields) as AddressField[]

/** What a field of an order is called where the backend names it by its path: `shippingAddress.zip_code`. */
export function useFieldLabel(): (path: string) => string {
  const text = useText()
  return (path) => {
    const name = path.split('.').at(-1) ?? path
    const field = ADDRESS.find((known) => known === name)
    if (field) return text(`orderWork.field.${field}`)
    if (name === 'customerEmail') return text('orderWork.email')
    if (name === 'shippingMethod') return text('orderWork.shipping')
    if (name === 'paymentMethod') return text('orderWork.payment')
    return name === 'branch' ? text('orderWork.branch') : path
  }
}
