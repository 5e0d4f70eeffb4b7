import type { Project } from './project.ts'

/** Names that can belong to nobody (RFC 2606, RFC 6761): the domains of demonstration and tests. */
const RESERVED = /(^|\.)(example|example\.(com|net|org)|test|localhost|invalid)$/

/** Whether nobody can visit the project under its domain, so that it is a demonstration. */
export const isDemonstration = ({ domain }: Project): boolean => RESERVED.test(domain)
