import { emailKey } from '../texts/email.ts'
import type { MailChoice, MailSubject } from './mail-subjects.ts'

/** A name and the address of a mailbox. */
export interface NamedMailbox {
  readonly name: string
  readonly address: string
}

/** Somebody who is set to get mails about some subjects. */
export interface MailRecipient extends NamedMailbox {
  readonly subjects: readonly MailSubject[]
}

/** A branch with its own address, where it has one, and its people. */
export interface MailedBranch {
  readonly name: string
  readonly address: string | null
  readonly people: readonly MailRecipient[]
}

/** The head office: its address, what it wants to get, and its people. */
export interface MailedOffice {
  readonly mailbox: NamedMailbox | undefined
  readonly wants: Readonly<Record<MailSubject, MailChoice>>
  readonly people: readonly MailRecipient[]
}

const keyOf = ({ address }: NamedMailbox) => emailKey(address.trim())

/**
 * Who is told of something: the head office where it asked for that, the branches that it concerns, and the people who are set for it.
 * Each mailbox once, the head office first. What would reach nobody reaches the head office.
 */
export function shopMailboxes(
  subject: MailSubject,
  { mailbox, wants, people }: MailedOffice,
  branches: readonly MailedBranch[],
): NamedMailbox[] {
  const set = (all: readonly MailRecipient[]) => all.filter(({ subjects }) => subjects.includes(subject))
  const atBranches = branches.flatMap(({ name, address, people: own }): NamedMailbox[] => [
    ...(address ? [{ name, address }] : []),
    ...set(own),
  ])
  const isWanted = wants[subject] === 'all' || atBranches.length === 0
  const all = [...(mailbox && isWanted ? [mailbox] : []), ...atBranches, ...set(people)]
  return [...Map.groupBy(all, keyOf).values()].flatMap(([first]) =>
    first ? [{ name: first.name, address: first.address }] : [],
  )
}
