import type { MailWords } from '#domain/company/mail-words.ts'
import type { Language } from '#domain/texts/language.ts'

export type StockNoticeMail = 'confirm' | 'known' | 'back'

type Words = Record<
  | 'product'
  | 'confirm'
  | 'confirmNote'
  | 'leave'
  | 'toGoods'
  | 'againHeading'
  | 'check'
  | 'ask'
  | 'sentHeading'
  | 'sentText'
  | 'thereHeading'
  | 'thereText'
  | 'goneHeading'
  | 'goneText'
  | 'confirmHeading'
  | 'confirmText'
  | 'activeHeading'
  | 'activeText'
  | 'leaveHeading'
  | 'leaveText'
  | 'leftHeading'
  | 'leftText'
  | 'invalidHeading'
  | 'invalidText',
  string
>

/** The words of the mails and pages of who waits for goods; `{product}` and `{site}` are replaced. */
export const stockNoticeTexts: Record<Language, Words & { readonly mails: Record<StockNoticeMail, MailWords> }> = {
  de: {
    mails: {
      confirm: {
        subject: 'Bitte bestätigen: Nachricht, wenn {product} wieder da ist',
        text: 'Jemand, vermutlich Sie, möchte von {site} erfahren, wenn {product} wieder da ist. Erst wenn Sie das bestätigen, schreiben wir Ihnen dazu. Der Link gilt sieben Tage.',
      },
      known: {
        subject: '{product}: Sie stehen bereits auf der Liste',
        text: 'Jemand, vermutlich Sie, hat diese Adresse bei {site} noch einmal für {product} eingetragen. Sie ist schon eingetragen; Sie brauchen nichts zu tun.',
      },
      back: {
        subject: '{product} ist wieder da',
        text: 'Sie wollten es wissen: {product} ist bei {site} wieder zu haben, solange der Vorrat reicht. Das war unsere einzige Nachricht dazu; Ihre Anmeldung ist damit beendet.',
      },
    },
    product: 'Ware',
    confirm: 'Ja, bitte benachrichtigen',
    confirmNote:
      'Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung löschen wir die Adresse nach 14 Tagen.',
    leave: 'Nicht mehr benachrichtigen',
    toGoods: 'Zur Ware',
    againHeading: 'Noch einmal, bitte',
    check: 'Bitte prüfen Sie diese Angabe:',
    ask: 'Benachrichtigen',
    sentHeading: 'Bitte sehen Sie in Ihr Postfach',
    sentText: 'Wir haben Ihnen eine E-Mail geschickt. Erst mit dem Link darin ist Ihre Anmeldung vollständig.',
    thereHeading: 'Schon wieder da',
    thereText: '{product} ist gerade zu haben.',
    goneHeading: 'Dazu gibt es keine Nachricht',
    goneText: 'Diese Ware zeigen wir nicht mehr, oder sie ist nicht zu kaufen.',
    confirmHeading: 'Benachrichtigung bestätigen',
    confirmText: 'Möchten Sie von {site} einmal per E-Mail erfahren, wenn {product} wieder da ist?',
    activeHeading: 'Wir sagen Ihnen Bescheid',
    activeText: 'Sobald {product} wieder da ist, schreiben wir Ihnen einmal. Nach 180 Tagen löschen wir Ihre Adresse.',
    leaveHeading: 'Nicht mehr benachrichtigen?',
    leaveText: 'Möchten Sie nicht mehr erfahren, wenn {product} wieder da ist?',
    leftHeading: 'Erledigt',
    leftText: 'Zu {product} schreiben wir Ihnen nicht mehr.',
    invalidHeading: 'Dieser Link gilt nicht mehr',
    invalidText:
      'Er ist abgelaufen, oder die Anmeldung gibt es nicht mehr. Sie können sich bei der Ware noch einmal eintragen.',
  },
  en: {
    mails: {
      confirm: {
        subject: 'Please confirm: a message when {product} is back',
        text: 'Someone, presumably you, would like {site} to tell them when {product} is back. We write to you about it only once you confirm. The link is valid for seven days.',
      },
      known: {
        subject: '{product}: you are already on the list',
        text: 'Someone, presumably you, has entered this address at {site} again for {product}. It is already on the list; there is nothing to do.',
      },
      back: {
        subject: '{product} is back',
        text: 'You wanted to know: {product} is available at {site} again, while stocks last. This was our only message about it; your request ends with it.',
      },
    },
    product: 'Item',
    confirm: 'Yes, please tell me',
    confirmNote:
      'It was not you? Then there is nothing to do: without a confirmation we delete the address after 14 days.',
    leave: 'Stop telling me',
    toGoods: 'To the item',
    againHeading: 'Once more, please',
    check: 'Please check this entry:',
    ask: 'Tell me',
    sentHeading: 'Please look into your mailbox',
    sentText: 'We have sent you an e-mail. Your request is complete only with the link in it.',
    thereHeading: 'Back already',
    thereText: '{product} is available right now.',
    goneHeading: 'There is no message about this',
    goneText: 'We no longer show this item, or it is not for sale.',
    confirmHeading: 'Confirm the message',
    confirmText: 'Would you like {site} to tell you once by e-mail when {product} is back?',
    activeHeading: 'We will tell you',
    activeText: 'As soon as {product} is back we write to you once. After 180 days we delete your address.',
    leaveHeading: 'Stop telling you?',
    leaveText: 'Would you no longer like to know when {product} is back?',
    leftHeading: 'Done',
    leftText: 'We will not write to you about {product} any more.',
    invalidHeading: 'This link is no longer valid',
    invalidText: 'It has expired, or the request is no longer there. You can ask again at the item.',
  },
  fr: {
    mails: {
      confirm: {
        subject: 'Merci de confirmer\u00a0: un message au retour de {product}',
        text: 'Quelqu’un, sans doute vous, souhaite que {site} l’informe du retour de {product}. Nous ne vous écrirons à ce sujet qu’après votre confirmation. Le lien est valable sept jours.',
      },
      known: {
        subject: '{product}\u00a0: vous êtes déjà sur la liste',
        text: 'Quelqu’un, sans doute vous, a de nouveau inscrit cette adresse chez {site} pour {product}. Elle y figure déjà\u202f; vous n’avez rien à faire.',
      },
      back: {
        subject: '{product} est de retour',
        text: 'Vous vouliez le savoir\u00a0: {product} est de nouveau disponible chez {site}, dans la limite des stocks. C’était notre seul message à ce sujet\u202f; votre demande prend fin.',
      },
    },
    product: 'Article',
    confirm: 'Oui, prévenez-moi',
    confirmNote:
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u00a0: sans confirmation, nous supprimons l’adresse après 14 jours.',
    leave: 'Ne plus me prévenir',
    toGoods: 'Voir l’article',
    againHeading: 'Encore une fois, s’il vous plaît',
    check: 'Merci de vérifier cette indication\u00a0:',
    ask: 'Me prévenir',
    sentHeading: 'Consultez votre messagerie',
    sentText: 'Nous vous avons envoyé un e-mail. Votre demande n’est complète qu’avec le lien qu’il contient.',
    thereHeading: 'Déjà de retour',
    thereText: '{product} est disponible en ce moment.',
    goneHeading: 'Pas de message pour cet article',
    goneText: 'Nous ne présentons plus cet article, ou il n’est pas en vente.',
    confirmHeading: 'Confirmer le message',
    confirmText: 'Souhaitez-vous que {site} vous informe une fois par e-mail du retour de {product}\u202f?',
    activeHeading: 'Nous vous préviendrons',
    activeText: 'Dès le retour de {product}, nous vous écrirons une fois. Votre adresse est supprimée après 180 jours.',
    leaveHeading: 'Ne plus être prévenu\u202f?',
    leaveText: 'Ne souhaitez-vous plus être informé du retour de {product}\u202f?',
    leftHeading: 'C’est fait',
    leftText: 'Nous ne vous écrirons plus au sujet de {product}.',
    invalidHeading: 'Ce lien n’est plus valable',
    invalidText:
      'Il a expiré, ou la demande n’existe plus. Vous pouvez vous inscrire de nouveau sur la page de l’article.',
  },
}

/** The standard words of the mails. */
export const stockNoticeWords = (
  language: Language,
): Readonly<Record<`stock_notice_${StockNoticeMail}`, MailWords>> => {
  const { confirm, known, back } = stockNoticeTexts[language].mails
  return { stock_notice_confirm: confirm, stock_notice_known: known, stock_notice_back: back }
}
