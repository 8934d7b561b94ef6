import { badReleases } from '../bad-releases'
import { changedReleases } from '../changed-releases'
import type { HarmfulRelease } from '../release-case'
import { accessibility } from './accessibility'
import { contracts } from './contracts'
import { forms } from './forms'
import { linksAndStructuredData } from './links'
import { moneyAndDates } from './money-and-dates'
import { network } from './network'
import { security } from './security'
import { speed } from './speed'
import { storage } from './storage'
import { underTraffic } from './under-traffic'

/** Mistakes of cart that throw, block, leak or flood, and changes of catalog that harm without an error. */
const known: Record<string, HarmfulRelease[]> = {
  'errors, blocks and floods': badReleases.map(({ mistake, breakage, refused }) => ({
    remote: 'cart',
    mistake,
    breakage,
    cause: refused,
  })),
  'names and prices': changedReleases.flatMap(({ change, breakage, refused }) =>
    refused ? [{ remote: 'catalog' as const, mistake: change, breakage, cause: refused }] : [],
  ),
}

const byKind: Record<string, HarmfulRelease[]> = {
  accessibility,
  'money and dates': moneyAndDates,
  'links and structured data': linksAndStructuredData,
  network,
  speed,
  storage,
  security,
  forms,
  'contracts and routes': contracts,
  'under traffic': underTraffic,
  ...known,
}

/** Fifty harmful releases, each after its kind. */
export const harmfulReleases = Object.entries(byKind).flatMap(([kind, releases]) =>
  releases.map((release): [kind: string, HarmfulRelease] => [kind, release]),
)
