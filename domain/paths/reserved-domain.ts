/** Names that can belong to nobody (RFC 2606, RFC 6761): the domains of demonstration and tests. */
const RESERVED = /(^|\.)(example|example\.(com|net|org)|test|localhost|invalid)$/

/** Whether a domain can belong to nobody, so that no customer ever comes to it. */
export const isReservedDomain = (domain: string): boolean => RESERVED.test(domain)
