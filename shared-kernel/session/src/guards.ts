import { redirect } from 'react-router-dom'
import { currentScope } from '@storefront/http'
import { currentSite } from '@storefront/site'
import { whenSessionChecked } from './session.state'

/** True for a logged-in member, on server and browser alike. */
export async function isMember(): Promise<boolean> {
  if (typeof document === 'undefined') return (await currentScope().accessToken()) !== undefined
  return (await whenSessionChecked()).isLogin
}

/** Loaders of member-only screens call it first: a guest goes to /login/ and comes back after signing in (§6). */
export async function requireMember(request: Request): Promise<void> {
  if (currentSite().settings.isMembersOnlyOff || (await isMember())) return
  const { pathname, search } = new URL(request.url)
  throw redirect(`/login/?back=${encodeURIComponent(pathname + search)}`)
}

/** Loaders of guest-only screens call it first: a member goes to /ec/ (§2). */
export async function requireGuest(): Promise<void> {
  if (await isMember()) throw redirect('/ec/')
}
