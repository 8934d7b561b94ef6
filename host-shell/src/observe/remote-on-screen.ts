type Release = { remote: string; version: string }

/** Whose screen the shopper sees, and in which version. */
export function remoteOnScreen(): Release {
  const { app = 'shell', release = __RELEASE_VERSION__ } =
    document.querySelector<HTMLElement>('[data-app][data-release]')?.dataset ?? {}
  return { remote: app, version: release }
}

/** The release that a failure names: `cart 1.2.0: …`, or the address of its script. */
export function releaseNamedIn(detail: string): Release | undefined {
  const [, remote, version] =
    /^([a-z-]+) (\d[\w.+-]*): /.exec(detail) ?? /\/remotes\/([^/]+)\/([^/]+)\//.exec(detail) ?? []
  return remote && version ? { remote, version } : undefined
}
