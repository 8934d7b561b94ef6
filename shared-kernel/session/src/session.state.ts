import { useSyncExternalStore } from 'react'
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs'
import type { StoredToken } from './session-cookies.state'

/** §3 Auth session, and whether it has been checked in this page (§4). */
export type Session = {
  isChecked: boolean
  isLogin: boolean
  userId: number | null
  accessToken: string | null
  tokenExpiresAtMs: number | null
  /** Member who still has to pass the second step. */
  mfaUserId: number | null
  hasPasswordExpired: boolean
  hasMailErrorCountOver: boolean
  isRefreshFailed: boolean
  isSyncUserChannel: boolean
  warningMessage: string | null
}

export const guest: Session = {
  isChecked: false,
  isLogin: false,
  userId: null,
  accessToken: null,
  tokenExpiresAtMs: null,
  mfaUserId: null,
  hasPasswordExpired: false,
  hasMailErrorCountOver: false,
  isRefreshFailed: false,
  isSyncUserChannel: false,
  warningMessage: null,
}

/** The login check is looked for every 100 ms, up to 3 s (§9); waiting on the state needs no polling. */
const longestWaitMs = 3_000

const session$ = new BehaviorSubject<Session>(guest)

export const session = () => session$.value

export function changeSession(change: Partial<Session>) {
  session$.next({ ...session$.value, ...change })
}

export function setToken({ accessToken, expiresAtMs }: StoredToken) {
  changeSession({ accessToken, tokenExpiresAtMs: expiresAtMs })
}

/** Resolves once the login has been checked, after three seconds at the latest. */
export async function whenSessionChecked(): Promise<Session> {
  if (!session$.value.isChecked)
    await Promise.race([
      firstValueFrom(session$.pipe(filter(({ isChecked }) => isChecked))),
      new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
    ])
  return session$.value
}

const subscribe = (notify: () => void) => {
  const subscription = session$.subscribe(notify)
  return () => subscription.unsubscribe()
}

/** The session as React state; a server and a hydrating page see a guest who is not checked. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, session, () => guest)
}
