import { currentSite, setSite } from '@storefront/site'
import { screen, within } from '@testing-library/react'
import { fakeContentApi, openScreen } from '../testing/content-screen'

fakeContentApi()

const linksOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('links to every category and every listed page of the shop', async () => {
  openScreen('/sitemap')
  setSite({
    ...currentSite(),
    categories: [{ key: 'towel & bath', name: 'タオル・寝具' }],
    occasions: [{ key: 'oseibo', name: 'お歳暮', words: [] }],
    staticPages: [{ url: '/law', title: '特定商取引法に基づく表記', is_listed: true }],
    landingPages: [
      { url: '/gift/oseibo', slug: 'oseibo', title: 'お歳暮特集', is_listed: true },
      { url: '/lp/winter', slug: 'winter', title: '移った特集', is_listed: false },
    ],
  })
  await screen.findByRole('heading', { level: 1, name: 'サイトマップ' })

  expect(linksOf('カテゴリー')).toEqual([['タオル・寝具', '/product?category=towel%20%26%20bath']])
  expect(linksOf('用途で選ぶ')).toEqual([
    ['すべての用途', '/occasion'],
    ['贈りものをさがす', '/gift-finder'],
    ['ランキング', '/ranking'],
    ['お歳暮', '/occasion/oseibo'],
  ])
  expect(linksOf('当店について')).toEqual([['特定商取引法に基づく表記', '/law']])
  expect(linksOf('特集')).toEqual([['お歳暮特集', '/gift/oseibo']])
})

test('links to the pages that every shop has', async () => {
  openScreen('/sitemap')
  await screen.findByRole('heading', { level: 1, name: 'サイトマップ' })

  expect(linksOf('お買い物').map(([, href]) => href)).toEqual([
    '/',
    '/product',
    '/school',
    '/fitting',
    '/cart',
  ])
  expect(linksOf('読みもの').map(([, href]) => href)).toEqual([
    '/news',
    '/blog',
    '/maker',
    '/stylist',
    '/flip-book',
  ])
  expect(linksOf('会員・サポート').map(([, href]) => href)).toEqual([
    '/login',
    '/register',
    '/mypage',
    '/faq',
    '/contact',
    '/catalog-order',
  ])
})

test('omits pages without content', async () => {
  openScreen('/sitemap')
  const books = ['/flip-book', '/catalog-order', '/popup']
  setSite({ ...currentSite(), emptyScreens: ['/blog', '/stylist', ...books, '/school', '/fitting'] })
  await screen.findByRole('heading', { level: 1, name: 'サイトマップ' })

  expect(linksOf('お買い物').map(([, href]) => href)).toEqual(['/', '/product', '/cart'])
  expect(linksOf('読みもの').map(([, href]) => href)).toEqual(['/news', '/maker'])
  expect(linksOf('会員・サポート').map(([, href]) => href)).not.toContain('/catalog-order')
})
