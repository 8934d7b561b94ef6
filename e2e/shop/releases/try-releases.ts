import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expectDone, type OwnShop } from '../own-shop'
import { breakRelease } from './broken-release'
import type { HarmfulRelease, HarmlessRelease } from './release-case'

/** How the gateway judged a release, and after how many seconds. */
export type Verdict = { title: string; isStopped: boolean; words: string; seconds: number }

export type JudgedHarm = Verdict & { isCauseNamed: boolean }

/** Max pages that a light client requests of a canary. */
const mostViews = 200

/** Composes a copy of a release with this breakage and restores the release in force. */
export async function judge(
  shop: OwnShop,
  version: string,
  { remote, breakage }: HarmlessRelease | HarmfulRelease,
  title: string,
): Promise<Verdict> {
  const good = shop.versions[remote] ?? ''
  breakRelease(path.join(shop.releases, remote), good, version, breakage)
  const began = Date.now()
  const { isDone, words } = await shop.composeNew('set', remote, version)
  const seconds = (Date.now() - began) / 1_000
  if (isDone) expectDone(await shop.composeNew('set', remote, good))
  return { title, isStopped: !isDone, words: words.trim(), seconds }
}

export async function judgeHarm(
  shop: OwnShop,
  request: APIRequestContext,
  version: string,
  harmful: HarmfulRelease,
): Promise<JudgedHarm> {
  const verdict = harmful.needsTraffic
    ? await judgeCanary(shop, request, version, harmful)
    : await judge(shop, version, harmful, harmful.mistake)
  return { ...verdict, isCauseNamed: verdict.isStopped && harmful.cause.test(verdict.words) }
}

/** Gives a release to half of the shoppers and requests pages until it is withdrawn. */
async function judgeCanary(
  shop: OwnShop,
  request: APIRequestContext,
  version: string,
  { remote, breakage, mistake }: HarmfulRelease,
): Promise<Verdict> {
  const good = shop.versions[remote] ?? ''
  breakRelease(path.join(shop.releases, remote), good, version, breakage)
  const began = Date.now()
  const tried = await shop.composeNew('canary', remote, version, '50')
  const isWithdrawn = async () => (await shop.composeNew()).words.includes(`canary ${version}: withdrawn`)
  let isStopped = !tried.isDone
  for (let view = 0; view < mostViews && !isStopped; view += 1) {
    const headers = { cookie: `canary=${view % 100}`, 'x-forwarded-for': `198.51.100.${view % 100}` }
    await request.get(`${shop.origin}/product?category=towel`, { headers })
    if (view % 20 === 19) isStopped = await isWithdrawn()
  }
  const seconds = (Date.now() - began) / 1_000
  const words = tried.isDone ? (await shop.composeNew('history')).words : tried.words
  if (tried.isDone) expectDone(await shop.composeNew('canary', remote, '0'))
  return { title: mistake, isStopped, words, seconds }
}

/** Writes the verdict, the seconds and the first reason in one line. */
export function formatVerdict(kind: string, { title, isStopped, words, seconds }: Verdict): string {
  const reason = words.split('\n').at(isStopped ? 0 : -1) ?? ''
  return [kind, title, isStopped ? 'stopped' : 'live', `${seconds.toFixed(1)} s`, reason.slice(0, 400)].join(
    ' | ',
  )
}
