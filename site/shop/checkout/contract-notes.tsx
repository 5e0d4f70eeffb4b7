import { localeOf } from '#domain/texts/language.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './contract-notes.module.css'
import { useCheckoutMessages } from './messages/checkout-messages.ts'

/** How the contract comes about, how to correct errors, what is stored, in which languages (Art. 246c EGBGB), and the legal texts. */
export function ContractNotes() {
  const { shop, page, paths, site } = useShared()
  const messages = useCheckoutMessages()
  const names = new Intl.DisplayNames(localeOf[page.language], { type: 'language' })
  const languages = new Intl.ListFormat(localeOf[page.language]).format(
    site.languages.map((language) => names.of(language) ?? language),
  )
  const terms = shop?.legal.terms
  const withdrawal = shop?.legal.withdrawal
  return (
    <section className={styles.notes}>
      <h2>{messages.contractHeading()}</h2>
      <p>
        {messages.contractBinding()} {messages.contractCorrect()} {messages.contractStored()}{' '}
        {messages.contractLanguages({ languages })}
      </p>
      <p>
        {terms && (
          <>
            {messages.termsApply()} <Link href={terms}>{messages.terms()}</Link>.{' '}
          </>
        )}
        {withdrawal && (
          <>
            {messages.withdrawalInfo()} <Link href={withdrawal}>{messages.withdrawalRight()}</Link>.{' '}
          </>
        )}
        {messages.privacyInfo()} <Link href={paths.privacy}>{messages.privacy()}</Link>.
      </p>
    </section>
  )
}
