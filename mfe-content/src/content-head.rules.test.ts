import { emptySite, setSite } from '@storefront/site'
import { buildArticleHead } from './content-head.rules'

const article = {
  title: 'ふろしきで包む',
  summary: 'はじめの一歩。',
  path: '/blog/furoshiki',
  publishedAt: '2026-11-05T10:00:00+09:00',
  image: '/media/blog-wrapping',
}

beforeEach(() => setSite({ ...emptySite('tsunagu'), name: 'つなぐ', image: '/media/hero/ab/960.webp' }))

test('publishes an article’s date, image and author', () => {
  const { jsonLd, canonical, image } = buildArticleHead({ ...article, author: '青葉 花' })

  expect(canonical).toBe('/blog/furoshiki')
  expect(image).toBe('/media/blog-wrapping/960.webp')
  expect(jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'ふろしきで包む',
      datePublished: '2026-11-05T10:00:00+09:00',
      dateModified: '2026-11-05T10:00:00+09:00',
      image: ['/media/blog-wrapping/960.webp'],
      author: { '@type': 'Person', name: '青葉 花' },
      publisher: { '@type': 'Organization', name: 'つなぐ', url: '/', logo: '/shell/logo.svg' },
    },
  ])
})

test('uses the shop’s name and image when author and image are missing', () => {
  const { jsonLd, image } = buildArticleHead({ ...article, image: undefined })

  expect(image).toBeUndefined()
  expect(jsonLd).toMatchObject([
    { author: { '@type': 'Organization', name: 'つなぐ' }, image: ['/media/hero/ab/960.webp'] },
  ])
})
