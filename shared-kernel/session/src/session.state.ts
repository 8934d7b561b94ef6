import type { SessionWay } from '@storefront/event-bus'
import { createStore, keptAs } from '@storefront/state'
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
  /** How the login began, or is about to. */
  way: SessionWay
  hasPasswordExpired: boolean
  hasMailErrorCountOver: boolean
  isRefreshFailed: boolean
  isSyncUserChannel: boolean
  /** One of the shop's staff is logged in; cleared at logout (§4 Site state). */
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

/** The login check is looked for every 100 ms, up to 3 s (§9); waiting on the state needs no polling. */
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

/** Stands beside the login's cookies for the next page and the other tabs, as long as the login does. */
export function keepManagerLogin(isManagerLogin: boolean) {
  if (isManagerLogin) localStorage.setItem(managerKey(), '1')
  else localStorage.removeItem(managerKey())
}

export const heldManagerLogin = (): boolean => localStorage.getItem(managerKey()) !== null

/** Resolves once the login has been checked, after three seconds at the latest. */
export const whenSessionChecked = (): Promise<Session> =>
  sessionStore.when(({ isChecked }) => isChecked, longestWaitMs)

/** The session as React state; a server and a hydrating page see a guest who is not checked. */
export const useSession = sessionStore.use
