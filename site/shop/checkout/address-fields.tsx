import type { ReactNode } from 'react'
import { type Address, type AddressField, addressFields } from '#domain/orders/address.ts'
import type { OrderProblems } from '#domain/orders/order-form.ts'
import { salutations } from '#domain/orders/salutations.ts'
import { splitStreet } from '#domain/orders/street-number.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import styles from './address-fields.module.css'
import { CheckoutField } from './checkout-field.tsx'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import type { CheckoutMessages } from './messages/message-types.ts'
import { checkoutProblemText } from './problem-text.ts'

type AddressFieldsProps = {
  name: 'shippingAddress' | 'invoiceAddress'
  address: Partial<Address>
  countries: { code: string; name: string }[]
  problems: OrderProblems
  onChange: (fields: Partial<Address>) => void
}

const labels = {
  salutation: 'salutation',
  company: 'company',
  vat_id: 'vatId',
  first_name: 'firstName',
  last_name: 'lastName',
  street: 'street',
  number: 'number',
  addition: 'addition',
  zip_code: 'zipCode',
  city: 'city',
  country_code: 'country',
  phone: 'phone',
} as const satisfies Record<AddressField, keyof CheckoutMessages>

const inputTypes: Partial<Record<AddressField, { type?: string; inputMode?: 'numeric' | 'tel' }>> = {
  phone: { type: 'tel' },
}

/** The fields of an address in the order of DESIGN 6, with the tokens by which browsers fill them in. */
export function AddressFields({ name, address, countries, problems, onChange }: AddressFieldsProps) {
  const messages = useCheckoutMessages()
  const section = name === 'shippingAddress' ? 'shipping' : 'billing'
  const shared = (field: AddressField) => ({
    name: `${name}.${field}`,
    value: address[field] ?? '',
    autoComplete:
      addressFields[field].autocomplete === 'off' ? 'off' : `${section} ${addressFields[field].autocomplete}`,
    maxLength: addressFields[field].maxLength,
  })

  /** Browsers fill in the house number with the street. */
  function partStreet() {
    const parts = address.number ? undefined : splitStreet(address.street ?? '')
    if (parts) onChange(parts)
  }

  const about = (field: AddressField) => ({
    label: messages[labels[field]](),
    optional: !addressFields[field].required,
    problem: checkoutProblemText(messages, `${name}.${field}`, problems[`${name}.${field}`], address.country_code),
    className: styles[field],
  })

  const input = (field: AddressField, hint?: string) => (
    <CheckoutField key={field} {...about(field)} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...shared(field)}
          {...inputTypes[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
          onBlur={field === 'street' ? partStreet : undefined}
        />
      )}
    </CheckoutField>
  )

  const choice = (field: AddressField, options: ReactNode) => (
    <CheckoutField {...about(field)}>
      {(control) => (
        <select
          {...control}
          name={`${name}.${field}`}
          autoComplete={shared(field).autoComplete}
          value={address[field] ?? ''}
          onChange={(event) => onChange({ [field]: event.target.value })}
        >
          {options}
        </select>
      )}
    </CheckoutField>
  )

  return (
    <div className={styles.address}>
      {choice('salutation', <Salutations />)}
      {input('first_name')}
      {input('last_name')}
      {input('company')}
      {input('vat_id', messages.vatIdHint())}
      {input('street')}
      {input('number')}
      {input('addition')}
      {input('zip_code')}
      {input('city')}
      {choice(
        'country_code',
        countries.map(({ code, name: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        )),
      )}
      {name === 'shippingAddress' && input('phone', messages.phoneHint())}
    </div>
  )
}

function Salutations() {
  const { language } = useShared().page
  const messages = useCheckoutMessages()
  return (
    <>
      <option value="">{messages.salutationNone()}</option>
      {salutations[language].map((text) => (
        <option key={text}>{text}</option>
      ))}
    </>
  )
}
