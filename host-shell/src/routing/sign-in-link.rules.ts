const login = /^\/login\/?$/
/**
 * Nobody wants back to them: sign-in screens themselves, and the guests' top page, since members have one of
 * their own (§2).
 */
const noTarget = /^\/((login|login_sync|register|reminder|verify)(\/.*)?)?$/

/**
 * Who turns to the sign-in by a plain link comes back to the screen of the link; undefined for any other
 * link.
 */
export function whereLoginLeadsBack(
  link: Pick<URL, 'pathname' | 'search'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  if (!login.test(link.pathname) || new URLSearchParams(link.search).has('back') || noTarget.test(pathname))
    return undefined
  return pathname + search
}
