import { getLandingPage, getOccasion, listNews, listProducts } from '@storefront/contracts'
import { paged } from '@storefront/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { aProductSummary } from '../testing/content-builders'
import { fakeContentApi, openScreen } from '../testing/content-screen'
import { handle } from './lp.route'

const api = fakeContentApi()
const page = {
  slug: 'spring-gift',
  url: '/gift/season/spring',
  title: '春の贈りもの',
  description: '新生活のお祝いに。',
  image: null,
  content: '<p>桜の<strong>季節</strong>です。</p>',
}

test('shows the landing page for a slug', async () => {
  api.answer(getLandingPage, page)
  openScreen('/lp/spring-gift')

  await shows(() => screen.getByRole('heading', { level: 1, name: '春の贈りもの' }))
  expect(screen.getByText('季節').tagName).toBe('STRONG')
  expect(api.callsOf(getLandingPage)[0]?.params).toEqual({ slug: 'spring-gift' })
  expect(handle.head(page)).toMatchObject({ title: '春の贈りもの', canonical: '/gift/season/spring' })
})

test('redirects instead of rendering if x-redirect is set (§7)', async () => {
  api.answer(getLandingPage, page, { headers: { 'x-redirect': '/news' } })
  api.answer(listNews, { data: [] }, paged(0))
  const { urlNow } = openScreen('/lp/spring-gift')

  await waitFor(() => expect(urlNow()).toBe('/news'))
  await shows(() => screen.getByRole('heading', { level: 1, name: 'お知らせ' }))
  expect(screen.queryByText('春の贈りもの')).not.toBeInTheDocument()
})

test('returns 404 for an unknown slug', async () => {
  api.answer(getLandingPage, { message: 'ページが見つかりません', code: 'lp.not_found' }, { status: 404 })
  openScreen('/lp/nowhere')

  await shows(() => screen.getByText('404 Not Found'))
})

const block = {
  goods: { kind: 'goods', title: '三千円までの品', query: { occasion: ['oseibo'], price_to: 3_000 }, per: 4 },
  text: { kind: 'text', html: '<p>心を込めて。</p>' },
  links: {
    kind: 'links',
    title: 'ほかの選び方',
    links: [{ url: '/gift-finder', label: '相手からさがす', note: '四つの問い' }],
  },
  occasion: { kind: 'occasion', occasion: 'oseibo' },
}
const facets = {
  category: [],
  brand: [],
  maker: [],
  tag: [],
  in_stock: 0,
  price: { min: null, max: null, ranges: [] },
}

const goodsOfLandingPage = aProductSummary({
  name: '焼き菓子',
  first_delivery_day: '2026-11-28',
  is_noshi_allowed: true,
  carriage_class: 'cool',
})

test('shows the supported blocks in order', async () => {
  const blocks = [block.text, block.goods, block.links, { kind: 'fireworks' }, block.occasion]
  api.answer(getLandingPage, { ...page, blocks })
  api.answer(listProducts, { data: [goodsOfLandingPage], facets }, paged(1))
  api.answer(getOccasion, {
    id: 1,
    key: 'oseibo',
    name: 'お歳暮',
    lead: '',
    image: null,
    words: [],
    season: null,
    is_in_season: true,
    budgets: [],
    recipients: [],
    noshi: { title: '御歳暮', cord: '紅白の蝶結び', note: '毎年のご挨拶です。' },
    manners: [{ title: 'いつ', text: '12月20日ごろまでに。' }],
    body: '',
  })
  openScreen('/lp/spring-gift')

  await shows(() => screen.getByText('心を込めて。'))
  expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual([
    '三千円までの品',
    'ほかの選び方',
    'お歳暮のマナー',
  ])
  const goods = within(screen.getByRole('region', { name: '三千円までの品' }))
  expect(goods.getByRole('link', { name: '焼き菓子' })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set?occasion=oseibo',
  )
  expect(goods.getByRole('article')).toHaveTextContent('最短11月28日（土）のしクール')
  expect(screen.getByRole('link', { name: 'すべて見る' })).toHaveAttribute(
    'href',
    '/product?occasion=oseibo&price_to=3000',
  )
  expect(screen.getByRole('link', { name: /相手からさがす/ })).toHaveAttribute('href', '/gift-finder')
  expect(screen.getByText(/表書きは「御歳暮」、水引は紅白の蝶結び/)).toBeVisible()
  const { searchParams } = new URL(api.callsOf(listProducts)[0]!.url)
  expect(searchParams.get('per')).toBe('4')
  expect(searchParams.get('price_to')).toBe('3000')
})

test.each([
  ['the server fails to load', 500, { message: 'エラー', code: 'error' }],
  ['are all sold out', 200, { data: [], facets }],
])('omits products that %s', async (_what, status, body) => {
  api.answer(getLandingPage, { ...page, blocks: [block.goods, block.text] })
  api.answerBy(listProducts, () => [body, status])
  openScreen('/lp/spring-gift')

  await shows(() => screen.getByText('心を込めて。'))
  expect(screen.queryByText('三千円までの品')).not.toBeInTheDocument()
})
