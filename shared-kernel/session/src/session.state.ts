import type { SessionWay } from '@storefront/event-bus'
import { createStore, keptAs } from '@storefront/state'
import type { StoredToken } from './session-token.rules'

/** §3 Auth session, and whether this page has checked it (§4). */
export type Session = {
  isChecked: boolean
  isLogin: boolean
  userId: number | null
  accessToken: string | null
  tokenExpiresAtMs: number | null
  /** The member who still has to complete the second step. */
  mfaUserId: number | null
  /** How the login began or is about to begin. */
  way: SessionWay
  hasPasswordExpired: boolean
  hasMailErrorCountOver: boolean
  isRefreshFailed: boolean
  isSyncUserChannel: boolean
  /** True while one of the shop's staff is logged in as the member. Cleared on logout (§4 Site state). */
  isManagerLogin: boolean
  warningMessage: string | null
}

export const guest: Session = {
  isChecked: false,
  isLogin: false,
  userId: null,
  accessToken: null,
  tokenExpiresAtMs: null,
  mfaUserId: null,
  way: 'password',
  hasPasswordExpired: false,
  hasMailErrorCountOver: false,
  isRefreshFailed: false,
  isSyncUserChannel: false,
  isManagerLogin: false,
  warningMessage: null,
}

/**
 * Max wait for the login check. §9 polls the check every 100 ms for up to 3 s. We wait on the state instead.
 */
const longestWaitMs = 3_000

const sessionStore = createStore(guest)

export const session = sessionStore.get

export function changeSession(change: Partial<Session>) {
  sessionStore.set({ ...session(), ...change })
}

export function setToken({ accessToken, expiresAtMs }: StoredToken) {
  changeSession({ accessToken, tokenExpiresAtMs: expiresAtMs })
}

const managerKey = () => keptAs('manager-login')

/** Stores the flag for the next page and other tabs, for as long as the login lasts. */
export function saveManagerLogin(isManagerLogin: boolean) {
  if (isManagerLogin) localStorage.setItem(managerKey(), '1')
  else localStorage.removeItem(managerKey())
}

export const readManagerLogin = (): boolean => localStorage.getItem(managerKey()) !== null

/** Resolves once the login has been checked, or after three seconds. */
export const whenSessionChecked = (): Promise<Session> =>
  sessionStore.when(({ isChecked }) => isChecked, longestWaitMs)

/**
 * Returns the session and rerenders when it changes. Returns an unchecked guest on the server and during
 * hydration.
 */
export const useSession = sessionStore.use
