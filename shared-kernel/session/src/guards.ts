import { redirect } from 'react-router-dom'
import { currentScope } from '@storefront/http'
import { currentSite } from '@storefront/site'
import { session, whenSessionChecked } from './session.state'

/** True for a logged-in member, on server and browser alike. */
export async function isMember(): Promise<boolean> {
  if (typeof document === 'undefined') return (await currentScope().accessToken()) !== undefined
  return (await whenSessionChecked()).isLogin
}

/**
 * Loaders of member-only screens call it first (§2, §6): a guest goes to /login/ and comes back after signing in, with `re=1` after a failed
 * refresh; who has signed in but is no registered member verifies the address first.
 */
export async function requireMember(request: Request): Promise<void> {
  const { settings } = currentSite()
  if (settings.isMembersOnlyOff || (await isMember())) return
  const { accessToken, isRefreshFailed } = session()
  if (accessToken && settings.isEmailVerifiedAtFirstLogin) throw redirect('/verify')
  const { pathname, search } = new URL(request.url)
  throw redirect(loginPath(pathname + search, { isRefreshFailed }))
}

/** The login, and where it leads back to. */
export function loginPath(back: string, { isRefreshFailed = false }: { isRefreshFailed?: boolean } = {}): string {
  return `/login/?${isRefreshFailed ? 're=1&' : ''}back=${encodeURIComponent(back)}`
}

/** Loaders of guest-only screens call it first: a member goes to /ec/ (§2). */
export async function requireGuest(): Promise<void> {
  if (await isMember()) throw redirect('/ec/')
}
