import type { ComposedRemote } from '@storefront/navigation'

const storageKey = 'remotes'

/**
 * Lets a developer point remotes at their own server:
 * `?remotes=catalog@http://localhost:3001/remoteEntry.js`. Applies to the tab. The gateway allows it by
 * setting `data-developer` on the document, never in production.
 */
export function overriddenRemotes(remotes: ComposedRemote[]): ComposedRemote[] {
  if (document.documentElement.dataset.developer === undefined) return remotes
  const wanted = new URLSearchParams(location.search).get(storageKey)
  if (wanted !== null) sessionStorage.setItem(storageKey, wanted)
  const entries = new Map(
    (sessionStorage.getItem(storageKey) ?? '')
      .split(',')
      .filter((pair) => pair.includes('@'))
      .map((pair) => [pair.slice(0, pair.indexOf('@')), pair.slice(pair.indexOf('@') + 1)]),
  )
  return remotes.map((remote) => {
    const entry = entries.get(remote.name)
    if (!entry) return remote
    dropServedPage(remote.name)
    return { ...remote, entry, integrity: undefined }
  })
}

/** Makes the developer's version render from scratch, because the gateway rendered the released version. */
function dropServedPage(remote: string) {
  document.querySelector(`[data-app="${remote}"]`)?.removeAttribute('data-ssr')
}
