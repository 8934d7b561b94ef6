import { redirect, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { currentScope } from '@storefront/http'
import { currentSite } from '@storefront/site'
import { session, whenSessionChecked } from './session.state'

/** Checks for a logged-in member, both on the server and in the browser. */
export async function isMember(): Promise<boolean> {
  if (typeof document === 'undefined') return (await currentScope().accessToken()) !== undefined
  return (await whenSessionChecked()).isLogin
}

/**
 * Guards member-only screens (§2, §6). A guest goes to /login/ and returns after signing in, with `re=1` if a
 * refresh failed. An unregistered user has to verify the address first.
 */
async function requireMember(request: Request): Promise<void> {
  const { settings } = currentSite()
  if (settings.isMembersOnlyOff || (await isMember())) return
  const { accessToken, isRefreshFailed } = session()
  if (accessToken && settings.isEmailVerifiedAtFirstLogin) throw redirect('/verify')
  const { pathname, search } = new URL(request.url)
  throw redirect(loginPath(pathname + search, { isRefreshFailed }))
}

/** Returns the path of the login page. After signing in, the shopper returns to `back`. */
export function loginPath(
  back: string,
  { isRefreshFailed = false }: { isRefreshFailed?: boolean } = {},
): string {
  return `/login/?${isRefreshFailed ? 're=1&' : ''}back=${encodeURIComponent(back)}`
}

/** Guards guest-only screens: a member is redirected to /ec/ (§2). */
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
 * Puts a lazy screen behind a middleware that runs before its loader, on the server and in the browser.
 * @param name `member` or `guest`; an unknown name results in a 500 (§8)
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
