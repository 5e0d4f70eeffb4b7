import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

export interface SmtpServer {
  readonly connection: SMTPConnectionOptions
  readonly auth?: { readonly user: string; readonly pass: string } | undefined
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/

/**
 * Reads `smtp://user:password@host:587`, encrypted by STARTTLS, or `smtps://…:465`, encrypted from the start. Where there is a
 * password the encryption must succeed, except on this machine. Throws an Error of one sentence that does not show the password.
 */
export function smtpServer(address: string): SmtpServer {
  const url = URL.parse(address)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new Error('The address of the mail server must have the form smtp://user:password@host:587.')
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined
  return {
    connection: {
      host,
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && auth !== undefined && !LOOPBACK.test(url.hostname),
    },
    auth,
  }
}
