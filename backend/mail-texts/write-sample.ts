import { collectionOf } from '#contract/model/model.ts'
import type { MailSample } from '#contract/wire/mail-texts.ts'
import type { EditableMail } from '#domain/company/mail-words.ts'
import { validateNew } from '../items/validate.ts'
import { type SampleOptions, type Situation, sampleWriters } from './sample-mails.ts'

/** The words of a mail as somebody has typed them; empty ones are the program's. */
export interface TypedWords {
  readonly kind: EditableMail
  readonly subject: string
  readonly message: string
}

/** Carries an example out of the transaction that is taken back with it. */
class TakenOut extends Error {
  readonly sample: MailSample | undefined
  constructor(sample: MailSample | undefined) {
    super('The example is ready')
    this.sample = sample
  }
}

/**
 * The mail as it would go out with these words, to nobody: it is written by what writes such mails, in a transaction of which nothing stays.
 * Undefined where the website sends no such mails. Throws Invalid for words that do not fit the mail.
 */
export async function writeSample(
  options: SampleOptions,
  situation: Situation,
  { kind, subject, message }: TypedWords,
): Promise<MailSample | undefined> {
  const { db, now, uuid } = options
  const words = { project: situation.project.id, kind, language: situation.language, subject, message }
  const { row } = validateNew(collectionOf('mail_text'), words, { now, uuid })
  const ready = await db
    .transaction()
    .execute(async (trx): Promise<never> => {
      await trx
        .deleteFrom('mail_text')
        .where('project', '=', words.project)
        .where('kind', '=', kind)
        .where('language', '=', words.language)
        .execute()
      await trx.insertInto('mail_text').values(row).execute()
      throw new TakenOut(await sampleWriters[kind](options, trx, situation))
    })
    .catch((error: unknown) => error)
  if (ready instanceof TakenOut) return ready.sample
  throw ready
}
