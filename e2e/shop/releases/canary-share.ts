import type { APIRequestContext } from '@playwright/test'
import { type OwnShop } from '../own-shop'

/** Returns the release version that a page in this canary bucket uses. */
export async function versionFor(
  request: APIRequestContext,
  { origin }: OwnShop,
  bucket: number,
  name = 'content',
) {
  const url = name === 'content' ? '/news' : `/${name}`
  // Failures from a single IP address don't withdraw a canary, so each bucket has its own address.
  const headers = { cookie: `canary=${bucket}`, 'x-forwarded-for': `198.51.100.${bucket}` }
  const page = await request.get(origin + url, { headers })
  const inline = /id="composition">(.*?)<\/script>/.exec(await page.text())?.[1] ?? '{}'
  const { remotes } = JSON.parse(inline) as { remotes: { name: string; version: string }[] }
  return remotes.find((remote) => remote.name === name)?.version
}
