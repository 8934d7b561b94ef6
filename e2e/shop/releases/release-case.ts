import type { Breakage } from './broken-release'

/** A release as a team might make it, of one remote. */
type ReleaseCase = { remote: 'cart' | 'catalog' | 'content' | 'mypage'; breakage: Breakage }

export type HarmfulRelease = ReleaseCase & {
  mistake: string
  /** Words of the verdict that name the cause, written before the release was tried. */
  cause: RegExp
  /** True if the harm shows under traffic alone. The release is then tried as a canary. */
  needsTraffic?: true
}

export type HarmlessRelease = ReleaseCase & { change: string }
