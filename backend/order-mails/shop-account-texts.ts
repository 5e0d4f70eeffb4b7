import type { Language } from '#domain/texts/language.ts'

/** The mail to the shop that the account is known to which money has to be transferred. */
export const shopAccountTexts: Record<Language, Record<'accountSubject' | 'accountText', string>> = {
  de: {
    accountSubject: 'Bitte überweisen: Bestellung {number}',
    accountText:
      '{name} hat das Konto genannt, auf das Geld zu dieser Bestellung zurückgeht. Name, IBAN und Betrag stehen in der Bestellung im Back Office, wo Sie auch vermerken, dass es überwiesen ist.',
  },
  en: {
    accountSubject: 'Please transfer: order {number}',
    accountText:
      '{name} has named the account that money of this order goes back to. Name, IBAN and amount are in the order in the back office, where you also note that it has been transferred.',
  },
  fr: {
    accountSubject: 'À virer\u00a0: commande {number}',
    accountText:
      '{name} a indiqué le compte sur lequel l’argent de cette commande est à rendre. Le nom, l’IBAN et le montant se trouvent dans la commande au back-office, où vous notez aussi que le virement est fait.',
  },
}
