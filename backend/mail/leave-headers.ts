/** The heads by which mail programs leave with one click (RFC 8058): they post to that address, with nothing else. */
export const leaveHeaders = (href: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
