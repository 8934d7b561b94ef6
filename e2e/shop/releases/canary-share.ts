import type { APIRequestContext } from '@playwright/test'
import { type OwnShop } from '../own-shop'

/** The release version in a page for this canary bucket. */
export async function versionFor(
  request: APIRequestContext,
  { origin }: OwnShop,
  bucket: number,
  name = 'content',
) {
  const url = name === 'content' ? '/news' : `/${name}`
  // Failures from only one IP address don't withdraw a canary, so vary it.
  const headers = { cookie: `canary=${bucket}`, 'x-forwarded-for': `198.51.100.${bucket}` }
  const page = await request.get(origin + url, { headers })
  const inline = /id="composition">(.*?)<\/script>/.exec(await page.text())?.[1] ?? '{}'
  const { remotes } = JSON.parse(inline) as { remotes: { name: string; version: string }[] }
  return remotes.find((remote) => remote.name === name)?.version
}
