// @ts-check

/**
 * @typedef {{ version: string, dev?: boolean, optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ version: string, cpu: string[], dev?: true, libc?: string[], optional: true, os: string[] }} PlatformEntry
 */

const platform = /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-([a-z0-9]+)(?:-(.+))?$/

/**
 * The optional binaries that a lock's packages ask for by an exact version and that the lock does not list.
 * Names that do not end in a platform (`-darwin-arm64`) are left alone.
 * @param {Record<string, LockEntry>} packages the `packages` of a package-lock.json
 * @returns {Record<string, PlatformEntry>}
 */
export function missingPlatformPackages(packages) {
  /** @type {Record<string, PlatformEntry>} */
  const missing = {}
  for (const parent of Object.values(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const [, os, cpu, abi] = platform.exec(name) ?? []
      if (!os || !cpu || packages[`node_modules/${name}`]) continue
      missing[`node_modules/${name}`] = {
        version,
        cpu: [cpu],
        ...(parent.dev ? { dev: true } : {}),
        ...(os === 'linux' && abi ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
        optional: true,
        os: [os],
      }
    }
  }
  return missing
}
