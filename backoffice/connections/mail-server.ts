/** How the connection to a mail server is encrypted: from the start, or after the greeting. */
export type Encryption = 'starttls' | 'tls'

/** A mail server as a person knows it. */
export interface MailServer {
  readonly host: string
  readonly port: string
  readonly encryption: Encryption
  readonly user: string
  readonly password: string
}

/** The ports that mail servers listen on for mails of their users. */
export const usualPort: Readonly<Record<Encryption, string>> = { starttls: '587', tls: '465' }

/** A server from the address that is kept of it, `smtp://user@host:587`, which never has the password. */
export function mailServerOf(address: string | null): MailServer {
  const [, scheme = 'smtp', user = '', host = '', port] =
    /^(smtps?):\/\/(?:(.*)@)?(.*?)(?::(\d+))?$/.exec(address ?? '') ?? []
  const encryption = scheme === 'smtps' ? 'tls' : 'starttls'
  return { host, port: port ?? usualPort[encryption], encryption, user, password: '' }
}

/** The address that a server is kept by; empty without a host, which takes the server away. */
export function addressOf({ host, port, encryption, user, password }: MailServer): string {
  if (host.trim() === '') return ''
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return `${encryption === 'tls' ? 'smtps' : 'smtp'}://${login}${host.trim()}:${port.trim() || usualPort[encryption]}`
}
