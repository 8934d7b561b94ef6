import { redirect, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { currentScope } from '@storefront/http'
import { currentSite } from '@storefront/site'
import { session, whenSessionChecked } from './session.state'

/** True for a logged-in member, on server and browser alike. */
export async function isMember(): Promise<boolean> {
  if (typeof document === 'undefined') return (await currentScope().accessToken()) !== undefined
  return (await whenSessionChecked()).isLogin
}

/**
 * Member-only screens (§2, §6): a guest goes to /login/ and returns after signing in, with `re=1` after a
 * failed refresh; an unregistered login verifies the address first.
 */
async function requireMember(request: Request): Promise<void> {
  const { settings } = currentSite()
  if (settings.isMembersOnlyOff || (await isMember())) return
  const { accessToken, isRefreshFailed } = session()
  if (accessToken && settings.isEmailVerifiedAtFirstLogin) throw redirect('/verify')
  const { pathname, search } = new URL(request.url)
  throw redirect(loginPath(pathname + search, { isRefreshFailed }))
}

/** Path of the login that returns to `back`. */
export function loginPath(
  back: string,
  { isRefreshFailed = false }: { isRefreshFailed?: boolean } = {},
): string {
  return `/login/?${isRefreshFailed ? 're=1&' : ''}back=${encodeURIComponent(back)}`
}

/** Guest-only screens: a member goes to /ec/ (§2). */
async function requireGuest(): Promise<void> {
  if (await isMember()) throw redirect('/ec/')
}

const middleware: Record<string, (request: Request) => Promise<void>> = {
  member: requireMember,
  guest: requireGuest,
}

type Screen = {
  Component?: RouteObject['Component']
  loader?: LoaderFunction | ((args: LoaderFunctionArgs) => unknown)
}

/**
 * A lazy screen behind a middleware, which runs before its loader on server and browser alike.
 * @param name `member` or `guest`; an unknown name gives 500 (§8)
 */
export function guarded<S extends Screen>(name: string, load: () => Promise<S>) {
  return async () => {
    const screen = await load()
    return {
      ...screen,
      async loader(args: LoaderFunctionArgs): Promise<unknown> {
        const run = Object.hasOwn(middleware, name) ? middleware[name] : undefined
        if (!run) throw new Response(`Unknown middleware: ${name}`, { status: 500 })
        await run(args.request)
        return (await screen.loader?.(args)) ?? null
      },
    }
  }
}
