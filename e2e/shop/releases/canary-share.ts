import type { APIRequestContext } from '@playwright/test'
import { type OwnShop } from '../own-shop'

type Composition = { remotes: { name: string; version: string }[] }

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
  const html = await (await request.get(origin + url, { headers })).text()
  const inline = /id="composition">(.*?)<\/script>/.exec(html)?.[1]
  const dataUrl = /\/-\/page-data\/[\w-]+/.exec(html)?.[0]
  const data = async () => (await (await request.get(origin + dataUrl, { headers })).json()).composition
  const { remotes } = (inline ? JSON.parse(inline) : await data()) as Composition
  return remotes.find((remote) => remote.name === name)?.version
}
