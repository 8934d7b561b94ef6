const login = /^\/login\/?$/
/**
 * Never a target after a login: the sign-in screens themselves, and the guests' top page, because members
 * have another one (§2).
 */
const noTarget = /^\/((login|login_sync|register|reminder|verify)(\/.*)?)?$/

/** A plain link to the sign-in returns to its own screen; undefined for any other link. */
export function whereLoginLeadsBack(
  link: Pick<URL, 'pathname' | 'search'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  if (!login.test(link.pathname) || new URLSearchParams(link.search).has('back') || noTarget.test(pathname))
    return undefined
  return pathname + search
}
