import { useId } from 'react'
import type { Address } from '#domain/orders/address.ts'
import { invoiceCountries } from '#domain/orders/invoice-countries.ts'
import { emailMaxLength } from '#domain/texts/email.ts'
import { regionName } from '#domain/texts/region-name.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { FormStatus } from '../../forms/form-status.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './checkout.module.css'
import { CheckoutField } from './checkout-field.tsx'
import { Choices } from './choices.tsx'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import { checkoutProblemText } from './problem-text.ts'
import type { Checkout } from './use-checkout.ts'
import { useStepForm } from './use-step-form.ts'

/** The first step: how to reach the customer, and where goods and invoice go; who collects the goods gives one address, of any country. */
export function AddressStep({ checkout, next }: { checkout: Checkout; next: string }) {
  const { draft, countries, isCollection } = checkout
  const { shop } = useShared()
  const messages = useCheckoutMessages()
  const { form, problems, change, onSubmit } = useStepForm(checkout, 'address', next)
  const allCountries = useInvoiceCountries()
  const invoiceId = useId()
  const { invoiceAddress } = draft
  const only = isCollection && invoiceAddress ? 'invoiceAddress' : 'shippingAddress'

  const changeAddress = (name: 'shippingAddress' | 'invoiceAddress') => (fields: Partial<Address>) =>
    change({ [name]: { ...draft[name], ...fields } }, { [name]: fields })

  return (
    <form ref={form} className={styles.step} noValidate onSubmit={onSubmit}>
      <Contact
        email={draft.customerEmail}
        problem={checkoutProblemText(messages, 'customerEmail', problems.customerEmail)}
        onChange={(customerEmail) => change({ customerEmail })}
      />
      <SentOrCollected checkout={checkout} change={change} />
      <section>
        <h2>{isCollection ? messages.invoiceAddress() : messages.shippingAddress()}</h2>
        <AddressFields
          name={only}
          address={draft[only] ?? {}}
          countries={isCollection ? allCountries : countries}
          problems={problems}
          onChange={changeAddress(only)}
        />
      </section>
      {!isCollection && (
        <section>
          <p className={styles.check}>
            <input
              type="checkbox"
              id={invoiceId}
              checked={invoiceAddress !== null}
              onChange={(event) => change({ invoiceAddress: event.target.checked ? {} : null })}
            />
            <label htmlFor={invoiceId}>{messages.otherInvoiceAddress()}</label>
          </p>
          {invoiceAddress && (
            <>
              <h2>{messages.invoiceAddress()}</h2>
              <AddressFields
                name="invoiceAddress"
                address={invoiceAddress}
                countries={allCountries}
                problems={problems}
                onChange={changeAddress('invoiceAddress')}
              />
            </>
          )}
        </section>
      )}
      <div className={styles.actions}>
        <Button type="submit">{messages.continueToDelivery()}</Button>
        {shop?.paths.cart && <Link href={shop.paths.cart}>{messages.backToCart()}</Link>}
      </div>
      <FormStatus failed={Object.keys(problems).length > 0}>
        {Object.keys(problems).length > 0 && messages.checkEntries()}
      </FormStatus>
    </form>
  )
}

type ContactProps = { email: string; problem: string | undefined; onChange: (email: string) => void }

function Contact({ email, problem, onChange }: ContactProps) {
  const messages = useCheckoutMessages()
  const { shop } = useShared()
  // Whoever will be asked for a rating by mail is told so when the address is taken (§ 7 (3) no. 4 UWG).
  const hint = shop?.allowRatings ? `${messages.emailHint()} ${messages.ratingHint()}` : messages.emailHint()
  return (
    <section>
      <h2>{messages.contact()}</h2>
      <CheckoutField label={messages.email()} hint={hint} problem={problem}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="customerEmail"
            autoComplete="email"
            maxLength={emailMaxLength}
            value={email}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </CheckoutField>
    </section>
  )
}

/** Stands for having the goods sent, by whichever method. */
const SENT = 0

/** Where the shop hands goods out, whether they are sent: it decides which address is asked for. */
function SentOrCollected({ checkout, change }: { checkout: Checkout; change: Checkout['change'] }) {
  const messages = useCheckoutMessages()
  const { draft, countries, isCollection, state } = checkout
  const collection = state.quote?.shipping_methods.find((method) => method.is_collection)
  if (!collection) return null
  const { country_code } = draft.shippingAddress

  function choose(id: number) {
    if (id !== SENT) return change({ shippingMethod: id })
    const isServed = countries.some(({ code }) => code === country_code)
    change({
      shippingMethod: null,
      branch: null,
      ...(!isServed && { shippingAddress: { ...draft.shippingAddress, country_code: countries[0]?.code ?? '' } }),
    })
  }

  return (
    <Choices<number>
      legend={messages.sentOrCollected()}
      name="sentOrCollected"
      choices={[
        { id: SENT, label: messages.sent() },
        { id: collection.id, label: messages.collected(), note: messages.collectedHint() },
      ]}
      chosen={isCollection ? collection.id : SENT}
      onChoose={choose}
    />
  )
}

/** The countries that an invoice may go to, by their names in the page's language. */
function useInvoiceCountries() {
  const { language } = useShared().page
  return invoiceCountries
    .map((code) => ({ code, name: regionName(code, language) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}
