const login = /^\/login\/?$/
/**
 * Pages that we never return to after a login: the sign-in screens themselves, and the guests' top page,
 * because members have their own (§2).
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
