/** The back office of another project: on its own host, reached as this one is. */
export const officeAddress = ({ protocol, port }: { protocol: string; port: string }, domain: string): string =>
  `${protocol}//${domain}${port && `:${port}`}/admin/`
