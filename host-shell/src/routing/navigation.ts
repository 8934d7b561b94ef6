import { getAppStatus, MOUNTED, triggerAppChange } from 'single-spa'
import { getApp } from '../remotes/applications'
import { ownerOfPath } from '../remotes/path-owner'
import { beginNavigation, endNavigation } from './navigation.state'
import { outlet } from '../remotes/outlet-element'
import { isGenuineBack, type RoutingEvent } from './routing-event'

/**
 * How long a loader may delay a screen. After that, the screen appears without data, in its own loading
 * state.
 */
const prepareDeadlineMs = 8_000

/**
 * Navigates to a URL within the shop. Loads another remote's code and data before changing the URL, so that
 * the outlet is never blank.
 */
export async function navigate(url: string, { replace = false }: { replace?: boolean } = {}) {
  const target = new URL(url, location.origin)
  if (target.origin !== location.origin) return location.assign(target.href)
  const abort = beginNavigation(target, { isReplacing: replace })
  try {
    return await go(target, { replace, abort })
  } finally {
    endNavigation(abort)
  }
}

type Going = { replace: boolean; abort: AbortController }

async function go(target: URL, { replace, abort }: Going): Promise<void> {
  const owner = ownerOfPath(target.pathname)
  const isOwn = ownerOfPath(location.pathname) === owner
  const goWithin = () =>
    whileBusy(
      async () =>
        void (await (
          await getApp(owner)
        ).navigate(target.pathname + target.search + target.hash, { replace })),
    )
  if (isOwn && getAppStatus(owner) === MOUNTED) return goWithin()
  const redirect = await prepare(owner, target, abort)
  // For a click during hydration: the router exists by now but would not notice a push.
  if (isOwn) await triggerAppChange()
  if (abort.signal.aborted) return undefined
  if (redirect !== undefined) return navigate(redirect, { replace })
  if (isOwn && getAppStatus(owner) === MOUNTED) return goWithin()
  const state = {
    usr: null,
    key: crypto.randomUUID().slice(0, 8),
    idx: (history.state?.idx ?? 0) + (replace ? 0 : 1),
  }
  if (replace) history.replaceState(state, '', target.href)
  else history.pushState(state, '', target.href)
  return undefined
}

/**
 * Loads a screen's code and data, and returns the redirect of its loader. The screen itself handles failures.
 */
async function prepare(owner: string, target: URL, abort: AbortController): Promise<string | undefined> {
  try {
    return await whileBusy(async () => {
      const app = await getApp(owner)
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(prepareDeadlineMs)])
      return (await app.prepare(target, signal)).redirect
    })
  } catch (error) {
    if (!abort.signal.aborted) console.warn('screen comes without its data', error)
    return undefined
  }
}

let screensOnTheWay = 0

/** Marks the outlet as busy while any screen is loading, whether from the same remote or another. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  screensOnTheWay += 1
  outlet().setAttribute('aria-busy', 'true')
  try {
    return await work()
  } finally {
    screensOnTheWay -= 1
    if (screensOnTheWay === 0) outlet().removeAttribute('aria-busy')
  }
}

/** Handles Back and Forward across remotes: the old screen stays until the new one is ready. */
export function followHistory() {
  addEventListener('single-spa:before-routing-event', (event) => {
    const routing = event as RoutingEvent
    if (!isGenuineBack(routing)) return
    const { oldUrl, newUrl, cancelNavigation } = routing.detail
    const target = new URL(newUrl)
    const owner = ownerOfPath(target.pathname)
    if (owner === ownerOfPath(new URL(oldUrl).pathname)) return
    const abort = beginNavigation(target, { isReplacing: true })
    cancelNavigation(
      prepare(owner, target, abort)
        .then(() => false)
        .finally(() => endNavigation(abort)),
    )
  })
}
