const ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/

/** Whether an address is this machine's own; false where nobody knows it. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && ADDRESS.test(address)

/** Whether a host, with or without a port, is a name or address by which a machine calls itself. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host)
