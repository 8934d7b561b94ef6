const login = /^\/login\/?$/
/**
 * Pages that a login never returns to: the sign-in screens themselves, and the guests' home page, because
 * members have a separate one (§2).
 */
const noTarget = /^\/((login|login_sync|register|reminder|verify)(\/.*)?)?$/

/**
 * Returns the current screen for a plain sign-in link, so that the shopper comes back to it. Undefined for
 * any other link.
 */
export function whereLoginLeadsBack(
  link: Pick<URL, 'pathname' | 'search'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  if (!login.test(link.pathname) || new URLSearchParams(link.search).has('back') || noTarget.test(pathname))
    return undefined
  return pathname + search
}
