import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { guestDocuments } from '../shop/looks/guest-documents'
import { expect, test } from '../shop/served/journey'

type StoredRule = {
  isStored: true
  name: string
  paths: string[]
  cacheControl: string[]
  key: string[]
  removesHeaders: string[]
}
type Rule = StoredRule | { isStored: false; name: string; paths: string[] }

const file = path.join(__dirname, '../../ops/containers/cdn/rules.json')
const { rules, storedStatuses } = JSON.parse(readFileSync(file, 'utf8')) as {
  rules: Rule[]
  storedStatuses: number[]
}

const toPattern = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replace('**', '.*')
      .replaceAll(/(?<!\.)\*/g, '[^/]+')}$`,
  )
const covers = (glob: string, url: string) => toPattern(glob).test(new URL(url, 'http://shop').pathname)
const findRule = (url: string) => rules.find(({ paths }) => paths.some((glob) => covers(glob, url)))

const fixed = [
  '/media/icon/180.png',
  '/shell/icon.svg',
  '/shell/logo.svg',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
  '/sitemap.xml',
  '/robots.txt',
  '/product-feed.xml',
  '/llms.txt',
  '/v1/feeds/news.atom',
]

/** No review of the sample shops has a photo. `review-photo.test.ts` checks its headers. */
const withoutSample = '/media/review/*/*'

/** Files that two pages load, plus those at fixed addresses. */
async function listFiles(request: APIRequestContext) {
  const pages = await Promise.all(
    ['/', '/product/imabari-towel-set'].map(async (page) => (await request.get(page)).text()),
  )
  const linked = pages.flatMap((html) =>
    [...html.matchAll(/"(\/(?:remotes|shell|media)\/[^"\s,]+\.\w+)"/g)].map(([, url = '']) => url),
  )
  return [...new Set([...linked, ...fixed])]
}

const stored = rules.filter((rule): rule is StoredRule => rule.isStored)
/** Enough of each path. The files of a release all have the same headers. */
const samplesOfPath = 3

test('the CDN stores what the shop marks as public', async ({ request }) => {
  const files = await listFiles(request)
  expect(
    files.filter((url) => !findRule(url)?.isStored),
    'files without a rule',
  ).toEqual([])

  for (const { paths, cacheControl, key } of stored)
    for (const glob of paths.filter((one) => one !== withoutSample)) {
      const samples = files.filter((url) => covers(glob, url)).slice(0, samplesOfPath)
      expect(samples, glob).not.toEqual([])
      for (const url of samples) {
        const answer = await request.get(url, { maxRedirects: 0 })
        const headers = answer.headers()
        expect(storedStatuses, url).toContain(answer.status())
        expect(cacheControl, url).toContain(headers['cache-control'])
        expect(headers['set-cookie'], url).toBeUndefined()
        expect(listVaried(headers['vary'], key), url).toEqual([])
      }
    }
})

/** Lists what the origin varies by beside the key. The host stands for the headers that name the shop. */
function listVaried(vary: string | undefined, key: string[]) {
  const ofHost = key.includes('host') ? ['x-ecd-channel-id', 'x-forwarded-host'] : []
  return (vary?.split(/, ?/) ?? []).filter((name) => ![...key, ...ofHost].includes(name))
}

test('no document or call passes through the CDN’s store', async ({ request }) => {
  const calls = ['/v1/settings/front', '/public.json', '/sw.js', '/offline', '/-/composition', '/health']
  for (const url of [...guestDocuments, ...calls]) expect(findRule(url)?.isStored, url).toBe(false)

  for (const url of guestDocuments)
    expect((await request.get(url)).headers()['cache-control'], url).toMatch(/^(private, no-cache|no-store)$/)
})

for (const url of [
  '/remotes/cart/99.0.0/none.js',
  '/shell/99.0.0/none.js',
  '/media/none/0a/100.webp',
  '/media/review/none/600.webp',
  '/media/icon/none.png',
])
  test(`the CDN does not store that ${url} is missing`, async ({ request }) => {
    const answer = await request.get(url)

    expect(answer.status()).toBe(404)
    expect(findRule(url)?.isStored).toBe(true)
    expect(answer.headers()['cache-control']).toBe('no-store')
  })
