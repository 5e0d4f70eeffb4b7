/** A domain as a website has it: labels in lower case, none of them empty. */
export const DOMAIN_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** What is said of one that is none. */
export const NO_DOMAIN_NAME = 'must be a domain in lower case, without https://, port and path'
