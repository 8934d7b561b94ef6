type Release = { remote: string; version: string }

export function remoteOnScreen(): Release {
  const { app = 'shell', release = __RELEASE_VERSION__ } =
    document.querySelector<HTMLElement>('[data-app][data-release]')?.dataset ?? {}
  return { remote: app, version: release }
}

/** Finds the release that a failure names, either as in `cart 1.2.0: …` or in a script's URL. */
export function releaseNamedIn(detail: string): Release | undefined {
  const [, remote, version] =
    /^([a-z-]+) (\d[\w.+-]*): /.exec(detail) ?? /\/remotes\/([^/]+)\/([^/]+)\//.exec(detail) ?? []
  return remote && version ? { remote, version } : undefined
}
