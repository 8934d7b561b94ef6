import { requireAgreement } from './require-agreement.mjs'

const call = 'GET /v1/blogs/:key'
const describe = (blog: Record<string, string>) => ({
  calls: { [call]: { answer: 'Blog' } },
  shapes: { Blog: blog },
})
const reading = (blog: Record<string, string>) => async () => ({ reads: describe(blog) })
const origin = 'https://shop.example'
const shop = {
  origin,
  api: {
    label: `reference-api 1.2.0 of ${origin}`,
    agreement: { answers: { version: '4.1.0', ...describe({ title: 'string' }) } },
  },
}

test('accepts sources that read what the live shop’s API answers', async () => {
  expect(await requireAgreement('mfe-content', shop, reading({ title: 'string' }))).toBeUndefined()
})

test('refuses a field that the live shop’s API lacks, naming both', async () => {
  const comparing = requireAgreement('mfe-content', shop, reading({ title: 'string', subtitle: 'string' }))

  await expect(comparing).rejects.toThrow(
    /mfe-content of this checkout .*subtitle.* reference-api 1\.2\.0 of https:\/\/shop\.example/,
  )
})

test('says that a shop which tells no agreement is not compared', async () => {
  const told = await requireAgreement('mfe-content', { origin, api: undefined }, reading({}))

  expect(told).toBe(
    "https://shop.example doesn't tell what its API answers: mfe-content is not compared with it.",
  )
})
