import { changedReleases } from '../changed-releases'
import type { HarmlessRelease } from '../release-case'
import { code } from './code'
import { copy } from './copy'
import { looks } from './looks'
import { markup } from './markup'

const known = changedReleases.flatMap(({ change, breakage, refused }): HarmlessRelease[] =>
  refused ? [] : [{ remote: 'catalog', change, breakage }],
)

const byKind: Record<string, HarmlessRelease[]> = {
  copy,
  looks,
  markup,
  code,
  'other prices, copy and colours': known,
}

/** Fifty harmless releases, each after its kind. */
export const harmlessReleases = Object.entries(byKind).flatMap(([kind, releases]) =>
  releases.map((release): [kind: string, HarmlessRelease] => [kind, release]),
)
