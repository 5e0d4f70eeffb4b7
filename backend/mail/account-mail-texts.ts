import type { Language } from '#domain/texts/language.ts'
import type { ToldKind } from '../auth/note-change.ts'

interface Words {
  readonly subject: Readonly<Record<ToldKind, string>>
  readonly text: Readonly<Record<ToldKind, string>>
  readonly facts: Readonly<Record<'account' | 'on' | 'by' | 'address' | 'changed' | 'role' | 'left', string>>
  readonly fields: Readonly<Record<string, string>>
  readonly roles: Readonly<Record<string, string>>
  readonly note: string
}

/** What mails say about changes of accounts and connections. */
export const accountMailTexts: Readonly<Record<Language, Words>> = {
  de: {
    subject: {
      password_changed: 'Ihr Passwort wurde geändert',
      factor_on: 'Der zweite Faktor ist eingeschaltet',
      factor_off: 'Der zweite Faktor ist ausgeschaltet',
      codes_made: 'Neue Wiederherstellungscodes',
      code_used: 'Anmeldung mit einem Wiederherstellungscode',
      account_changed: 'Ihr Konto wurde geändert',
      connections_changed: 'Verbindungen der Website wurden geändert',
    },
    text: {
      password_changed: 'Das Passwort Ihres Kontos wurde geändert. Alle Sitzungen sind beendet.',
      factor_on: 'Zur Anmeldung gehört ab jetzt ein Einmalpasswort aus Ihrer Authenticator-App.',
      factor_off: 'Zur Anmeldung genügt ab jetzt wieder das Passwort. Die Wiederherstellungscodes gelten nicht mehr.',
      codes_made: 'Für Ihr Konto wurden neue Wiederherstellungscodes angelegt. Die früheren gelten nicht mehr.',
      code_used: 'Jemand hat sich mit Ihrem Passwort und einem Ihrer Wiederherstellungscodes angemeldet.',
      account_changed: 'Angaben Ihres Kontos wurden geändert.',
      connections_changed: 'Zugangsdaten zu Mailserver oder Zahlungsanbietern wurden geändert.',
    },
    facts: {
      account: 'Konto',
      on: 'Wann',
      by: 'Durch',
      address: 'Von der Adresse',
      changed: 'Geändert',
      role: 'Rolle',
      left: 'Codes, die noch gelten',
    },
    fields: {
      email: 'E-Mail',
      role: 'Rolle',
      status: 'Status',
      project: 'Website',
      smtp_url: 'Mailserver',
      mail_from: 'Absender der Mails',
      paypal_client_secret: 'PayPal: Secret',
      paypal_webhook_id: 'PayPal: Webhook',
      paypal_merchant_id: 'PayPal: Händler-ID',
      paypal_url: 'PayPal: Adresse',
      klarna_username: 'Klarna: Benutzername',
      klarna_password: 'Klarna: Passwort',
      klarna_url: 'Klarna: Adresse',
    },
    roles: { administrator: 'Verwaltung', editor: 'Redaktion', shop_staff: 'Verkauf' },
    note: 'Das waren weder Sie noch jemand, den Sie beauftragt haben? Setzen Sie mit „Passwort vergessen?“ sofort ein neues Passwort und sprechen Sie mit der Verwaltung Ihrer Website.',
  },
  en: {
    subject: {
      password_changed: 'Your password was changed',
      factor_on: 'The second factor is switched on',
      factor_off: 'The second factor is switched off',
      codes_made: 'New recovery codes',
      code_used: 'Sign-in with a recovery code',
      account_changed: 'Your account was changed',
      connections_changed: 'Connections of the website were changed',
    },
    text: {
      password_changed: 'The password of your account was changed. All sessions have ended.',
      factor_on: 'From now on signing in needs a one-time password of your authenticator app.',
      factor_off: 'From now on the password alone signs you in again. The recovery codes count no more.',
      codes_made: 'New recovery codes were made for your account. The former ones count no more.',
      code_used: 'Somebody signed in with your password and one of your recovery codes.',
      account_changed: 'Details of your account were changed.',
      connections_changed: 'Credentials of the mail server or of payment providers were changed.',
    },
    facts: {
      account: 'Account',
      on: 'When',
      by: 'By',
      address: 'From the address',
      changed: 'Changed',
      role: 'Role',
      left: 'Codes that are left',
    },
    fields: {
      email: 'E-mail',
      role: 'Role',
      status: 'Status',
      project: 'Website',
      smtp_url: 'Mail server',
      mail_from: 'Sender of mails',
      paypal_client_secret: 'PayPal: secret',
      paypal_webhook_id: 'PayPal: webhook',
      paypal_merchant_id: 'PayPal: merchant ID',
      paypal_url: 'PayPal: address',
      klarna_username: 'Klarna: user name',
      klarna_password: 'Klarna: password',
      klarna_url: 'Klarna: address',
    },
    roles: { administrator: 'Administrator', editor: 'Editor', shop_staff: 'Shop staff' },
    note: 'It was neither you nor somebody you asked to? Set a new password at once with “Forgotten your password?” and talk to the administrator of your website.',
  },
  fr: {
    subject: {
      password_changed: 'Votre mot de passe a été modifié',
      factor_on: 'Le second facteur est activé',
      factor_off: 'Le second facteur est désactivé',
      codes_made: 'Nouveaux codes de secours',
      code_used: 'Connexion avec un code de secours',
      account_changed: 'Votre compte a été modifié',
      connections_changed: 'Les connexions du site ont été modifiées',
    },
    text: {
      password_changed: 'Le mot de passe de votre compte a été modifié. Toutes les sessions sont terminées.',
      factor_on: 'La connexion demande désormais un mot de passe à usage unique de votre application.',
      factor_off: 'Le mot de passe suffit de nouveau pour se connecter. Les codes de secours ne sont plus valables.',
      codes_made: 'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne sont plus valables.',
      code_used: 'Quelqu’un s’est connecté avec votre mot de passe et l’un de vos codes de secours.',
      account_changed: 'Des données de votre compte ont été modifiées.',
      connections_changed: 'Les accès au serveur de messagerie ou aux prestataires de paiement ont été modifiés.',
    },
    facts: {
      account: 'Compte',
      on: 'Quand',
      by: 'Par',
      address: 'Depuis l’adresse',
      changed: 'Modifié',
      role: 'Rôle',
      left: 'Codes encore valables',
    },
    fields: {
      email: 'E-mail',
      role: 'Rôle',
      status: 'État',
      project: 'Site',
      smtp_url: 'Serveur de messagerie',
      mail_from: 'Expéditeur des messages',
      paypal_client_secret: 'PayPal : secret',
      paypal_webhook_id: 'PayPal : webhook',
      paypal_merchant_id: 'PayPal : identifiant marchand',
      paypal_url: 'PayPal : adresse',
      klarna_username: 'Klarna : nom d’utilisateur',
      klarna_password: 'Klarna : mot de passe',
      klarna_url: 'Klarna : adresse',
    },
    roles: { administrator: 'Administration', editor: 'Rédaction', shop_staff: 'Vente' },
    note: 'Ce n’était ni vous ni quelqu’un à qui vous l’avez demandé ? Choisissez tout de suite un nouveau mot de passe avec « mot de passe oublié » et parlez à l’administration de votre site.',
  },
}
