import { isReservedDomain } from '#domain/paths/reserved-domain.ts'
import type { Project } from './project.ts'

/** Whether nobody can visit the project under its domain, so that it is a demonstration. */
export const isDemonstration = ({ domain }: Project): boolean => isReservedDomain(domain)
