/**
 * Calls a service whose address the installation's environment gives: the backend of another process, a CDN. Those may lie in the
 * operator's own network, so nothing that anybody can type in, now or in the database, is ever called this way.
 */
export const callOwnService = (...[input, init]: Parameters<typeof fetch>): Promise<Response> => fetch(input, init)
