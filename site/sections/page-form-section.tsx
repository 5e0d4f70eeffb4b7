import { contactLimits } from '#domain/company/contact-form.ts'
import { choicesIn, pageFormLimits, pageFormName } from '#domain/company/page-form.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { SectionItemRow } from '../data/rows.ts'
import { formMessages } from '../forms/messages/form-messages.ts'
import { FormEnd, PrivacyApproval, Sender, saying } from './read-form-parts.tsx'
import { readFormTexts } from './read-form-texts.ts'
import type { ReadPiece } from './read-piece.ts'
import { otherLanguage } from './section-words.ts'

/** A form whose fields an editor has chosen; it asks for an address to answer to, and works without a script. */
export const pageForm: ReadPiece = async (request, { heading }, row) => {
  const { language, project } = request
  const words = await formMessages.load(language)
  const isNameFree = project.contact_privacy === 'notice'
  const fields = row.items.toSorted((a, b) => a.sort - b.sort)
  return row.id === undefined ? null : (
    <form className="read-form" method="post" action="/forms/page" aria-label={heading}>
      {fields.map((item) => (
        <Field key={item.id} item={item} request={request} />
      ))}
      <Sender words={words} nameLimit={contactLimits.name} isNameFree={isNameFree} />
      {isNameFree ? (
        <p>
          * {words.nameFree()} {words.privacyNotice()} <a href={pathOf('privacy', language)}>{words.privacyPolicy()}</a>
        </p>
      ) : (
        <PrivacyApproval text={words.privacyApproval()} words={words} />
      )}
      {!isNameFree && (
        <p>
          <a href={pathOf('privacy', language)}>{words.privacyPolicy()}</a>
        </p>
      )}
      <FormEnd language={language} about={['section', row.id]} submit={words.sendMessage()} />
    </form>
  )
}

const TYPES = { text: 'text', phone: 'tel', date: 'date', number: 'text', yes: 'checkbox' } as const

function Field({ item, request }: { item: SectionItemRow; request: PageRequest }) {
  const { language, first } = request
  const lang = otherLanguage(item.translations, request)
  const texts = pickTranslation(item.translations, language, first)
  const type = item.field_type ?? 'text'
  const { missing, invalid, unticked, unchosen } = readFormTexts[language]
  const said = type === 'yes' ? unticked : type === 'choice' ? unchosen : missing
  const common = { name: pageFormName(item), required: item.obligatory, ...saying(said, invalid) }
  if (type === 'yes')
    return (
      <label className="read-choice">
        <input type="checkbox" {...common} />
        <span lang={lang}>{texts?.heading}</span>
      </label>
    )
  const id = common.name
  return (
    <div className="read-field" lang={lang}>
      <label htmlFor={id}>{texts?.heading}</label>
      {texts?.text && <small>{texts.text}</small>}
      {type === 'long_text' ? (
        <textarea id={id} {...common} rows={5} maxLength={pageFormLimits.text} />
      ) : type === 'choice' ? (
        <select id={id} {...common}>
          <option value="">–</option>
          {choicesIn(texts?.detail).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          {...common}
          type={TYPES[type]}
          inputMode={type === 'number' ? 'decimal' : undefined}
          maxLength={type === 'date' ? undefined : pageFormLimits.line}
        />
      )}
    </div>
  )
}
