import { MOST_PERSONS, signUpLimits } from '#domain/events/sign-up-request.ts'
import { admissionNote, signUpWords } from '#domain/events/sign-up-words.ts'
import { formatMoney } from '#domain/money/money.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { EventRow, EventView } from '../data/load-dated.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { FormMessages } from '../forms/messages/message-types.ts'
import { datedTexts } from './dated-texts.ts'
import { FormEnd, PrivacyApproval, Sender, saying } from './read-form-parts.tsx'

type Shown = { row: EventRow; event: EventView; request: PageRequest }

/** What counts of an event: when, where, what it costs, and whether there are seats. */
export function EventFacts({ row, event, request }: Shown) {
  const texts = datedTexts[request.language]
  const { state, free } = event
  const note = state === 'over' || state === 'cancelled' || state === 'closed' ? texts[state] : undefined
  return (
    <div className="read-event">
      {note && (
        <p>
          <strong>{note}</strong>
        </p>
      )}
      <dl>
        <div>
          <dt>{texts.when}</dt>
          <dd>
            <time dateTime={row.starts_at}>{event.when}</time>
          </dd>
        </div>
        {event.place && (
          <div>
            <dt>{texts.where}</dt>
            <dd lang={event.place.lang}>{event.place.text}</dd>
          </div>
        )}
        <EventPrice event={event} language={request.language} />
        {event.performer && (
          <div>
            <dt>{texts.performer}</dt>
            <dd lang={event.performer.lang}>{event.performer.text}</dd>
          </div>
        )}
        {state === 'open' && free !== undefined && (
          <div>
            <dt>{texts.seats}</dt>
            <dd>{free === 0 ? texts.full : texts.free(free)}</dd>
          </div>
        )}
      </dl>
      {state !== 'over' && state !== 'cancelled' && (
        <p>
          <a href={`/feeds/event-${row.id}.${request.language}.ics`} download>
            {texts.calendar}
          </a>
        </p>
      )}
    </div>
  )
}

function EventPrice({ event: { admission, price }, language }: { event: EventView; language: Language }) {
  const texts = datedTexts[language]
  if (admission === undefined && !price) return null
  const each = admission === 0 ? texts.freeOfCharge : texts.perPerson(formatMoney(admission ?? 0, language))
  return (
    <div>
      <dt>{texts.price}</dt>
      <dd>
        {admission !== undefined && each}
        {admission !== undefined && price && ', '}
        {price && <span lang={price.lang}>{price.text}</span>}
      </dd>
    </div>
  )
}

type SignUpFormProps = Shown & { words: FormMessages; isSmallBusiness: boolean }

/** The form with which people sign up; it works without a script. Who comes when the seats are given away waits. */
export function SignUpForm({ row, event, request, words, isSmallBusiness }: SignUpFormProps) {
  const { language, project } = request
  const texts = datedTexts[language]
  const shared = signUpWords[language]
  const most = row.most_persons ?? MOST_PERSONS
  return (
    <form className="read-form" method="post" action="/forms/event" aria-label={texts.signUp}>
      {event.free === 0 && <p>{texts.waitingText}</p>}
      <Sender words={words} nameLimit={signUpLimits.name} />
      <label>
        {texts.phone} ({texts.optional})
        <input name="phone" type="tel" autoComplete="tel" maxLength={signUpLimits.phone} />
      </label>
      {most > 1 && (
        <label>
          {shared.persons(most)}
          <input
            name="persons"
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            defaultValue={1}
            required
            {...saying(`${shared.problems.notWhole(most)}.`)}
            data-too-many={`${shared.problems.tooMany(most)}.`}
          />
        </label>
      )}
      {event.admission ? <p>{admissionNote({ cents: event.admission, isSmallBusiness }, language)}</p> : null}
      <p>
        {shared.use} <a href={pathOf('privacy', language)}>{words.privacyPolicy()}</a>
      </p>
      {project.contact_privacy !== 'notice' && <PrivacyApproval text={shared.approval} words={words} />}
      <FormEnd
        language={language}
        about={['event', row.id]}
        submit={event.free === 0 ? texts.waitingList : texts.join}
      />
    </form>
  )
}
