import {
  getBusinessCalendar,
  getCategoryHierarchy,
  getCollection,
  getLayout,
  listBanners,
  listGuestProductHistories,
  listNews,
  listOccasions,
  listPopups,
  listProducts,
  listRecommendedProducts,
} from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { recordEvents, recordToasts } from '@storefront/testing'
import userEvent from '@testing-library/user-event'
import { changeSession } from '@storefront/session'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'
import { OfferedPopups } from '../top-page/offered-popups'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aCategory, anOccasion, aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()
const layoutIs = (...own: { name: string; args: Record<string, unknown> }[]) =>
  api.answer(getLayout, { page: 'index', title: '', areas: [{ name: 'main', components: own }] })

const components = [
  { name: 'banner-slides', args: { area: 'main' } },
  { name: 'categories', args: {} },
  { name: 'ranking', args: {} },
  { name: 'collection', args: { alias: 'tea-time' } },
  { name: 'news', args: { per: 4 } },
  { name: 'history', args: {} },
]

beforeEach(() => {
  api.answer(getLayout, { page: 'index', title: '', areas: [{ name: 'main', components }] })
  api.answer(listBanners, {
    data: [
      {
        id: 1,
        key: 'tea',
        area: 'main',
        title: '一服の贈りもの',
        body: '',
        image: null,
        url: '/product?category=tea',
        is_show: true,
        has_file: false,
      },
    ],
  })
  api.answer(getCategoryHierarchy, { data: [aCategory()] })
  api.answer(
    listProducts,
    { data: [aProductSummary({ id: 9, name: '焙じ茶' })], facets: someFacets() },
    paged(1),
  )
  api.answer(getCollection, {
    id: 1,
    alias: 'tea-time',
    name: 'お茶の時間',
    description: '',
    data: [aProductSummary()],
  })
  api.answer(listNews, {
    data: [
      {
        id: 1,
        key: 'winter',
        category: 'お知らせ',
        title: '年末年始の発送',
        summary: '',
        image: null,
        is_important: true,
        published_at: '2026-11-20T15:00:00Z',
        is_read: false,
      },
    ],
  })
  api.answer(listGuestProductHistories, { data: [] })
})

test('shows as many occasions as the layout specifies', async () => {
  const occasions = ['oseibo', 'christmas', 'ochugen'].map((key, id) => anOccasion({ id, key, name: key }))
  api.answer(listOccasions, { data: occasions })
  const part = { name: 'occasions', args: { per: 2 } }
  api.answer(getLayout, { page: 'index', title: '', areas: [{ name: 'main', components: [part] }] })
  openScreen('/')

  const ways = await screen.findByRole('region', { name: '用途で選ぶ' })
  expect(
    within(ways)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/occasion', '/occasion/oseibo', '/occasion/christmas', '/gift-finder'])
})

test('shows the layout’s quick links and the shipping fee', async () => {
  const links = [
    { url: '/gift-finder', label: '相手・予算から探す' },
    { url: '/blog', label: '読みもの' },
    { url: 'https://elsewhere.example/', label: '別の店' },
  ]
  const part = { name: 'quick-links', args: { title: 'お買い物の入り口', links } }
  api.answer(getLayout, { page: 'index', title: '', areas: [{ name: 'main', components: [part] }] })
  const kanto = {
    key: 'kanto',
    name: '関東',
    prefectures: ['東京都'],
    transit_days: 1,
    is_own: true,
    normal: { price_with_tax: 770, free_from: 11_000 },
    cool: null,
  }
  openScreen('/', { deliveryAreas: [kanto], emptyScreens: ['/blog'] })

  const ways = await screen.findByRole('navigation', { name: 'お買い物の入り口' })
  expect(
    within(ways)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['相手・予算から探す'])
  expect(ways).toHaveTextContent('関東へのお届けの場合 送料770円（11,000円以上で無料）')
})

test.each([
  ['shows the school search if the shop has schools', [], 1],
  ['hides the school search without schools', ['/school']],
])('%s', async (_shop, emptyScreens, forms = 0) => {
  const entry = { name: 'school-entry', args: { title: '学校コードか学校名' } }
  const links = { name: 'quick-links', args: { title: '入り口', links: [{ url: '/faq', label: 'ご質問' }] } }
  const areas = [{ name: 'main', components: [entry, links] }]
  api.answer(getLayout, { page: 'index', title: '', areas })
  openScreen('/', { emptyScreens: emptyScreens as string[] })
  await screen.findByRole('navigation', { name: '入り口' })

  const found = screen.queryAllByRole('search', { name: '学校をさがす' })
  expect(found.map((form) => form.getAttribute('action'))).toEqual(Array(forms).fill('/school'))
  expect(screen.queryAllByLabelText('学校コードか学校名')).toHaveLength(Number(forms))
})

test('shows features, categories, ranking and news', async () => {
  openScreen('/')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: /一服の贈りもの/ })).toHaveAttribute(
      'href',
      '/product?category=tea',
    ),
  )
  expect(screen.getByRole('link', { name: 'タオル・寝具' })).toHaveAttribute(
    'href',
    '/product?category=towel',
  )
  expect(screen.getByRole('list', { name: '人気ランキング' })).toHaveTextContent('1位')
  expect(screen.getByRole('link', { name: /年末年始の発送/ })).toHaveTextContent(
    '2026.11.21重要年末年始の発送',
  )
  expect(screen.getByRole('heading', { level: 1, name: 'つなぐ' })).toBeInTheDocument()
})

test('shows the first entries of /ranking without sold-out products', async () => {
  openScreen('/')

  const ranking = await screen.findByRole('list', { name: '人気ランキング' })
  expect(within(ranking).getByText('焙じ茶')).toBeVisible()
  expect(screen.getByRole('link', { name: 'すべてのランキング' })).toHaveAttribute('href', '/ranking')
  expect(Object.fromEntries(api.callsOf(listProducts)[0]!.url.searchParams)).toEqual({
    sort: 'popular',
    in_stock: '1',
    per: '8',
  })
})

test.each([
  ['ranks the goods of the occasion in season', true, 'お歳暮の人気ランキング'],
  ['shows a collection between the seasons', false, 'お茶の時間'],
])('%s', async (_title, is_in_season, list) => {
  layoutIs({ name: 'season', args: { alias: 'tea-time' } })
  const named = { key: 'oseibo', name: 'お歳暮' }
  api.answer(listOccasions, {
    data: [
      anOccasion({ ...named, key: 'always', is_in_season: false }),
      anOccasion({ ...named, is_in_season }),
    ],
  })
  openScreen('/')

  await shows(() => screen.getByRole('list', { name: list }))
  const asked = api.callsOf(listProducts).map(({ url }) => url.searchParams.get('occasion[]'))
  expect(asked).toEqual(is_in_season ? ['oseibo'] : [])
})

test('falls back to categories and news if the layout fails (§8)', async () => {
  api.answer(getLayout, { message: 'エラーが発生しました', code: 'server.failed' }, { status: 500 })
  const toasts = recordToasts()
  openScreen('/')

  await shows(() => screen.getByRole('link', { name: 'タオル・寝具' }))
  expect(screen.getByRole('link', { name: /年末年始の発送/ })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'エラーが発生しました' })).toBeNull()
  expect(toasts).toEqual([])
})

test('hides recently viewed products for a guest without a history', async () => {
  openScreen('/')

  await screen.findByRole('heading', { name: 'お知らせ' })
  expect(screen.queryByText('最近見た商品')).not.toBeInTheDocument()
})

test('omits a component that the server rejects', async () => {
  api.answer(getCollection, { message: 'gone', code: 'collection.not_found', errors: {} }, { status: 404 })
  openScreen('/')

  await shows(() => screen.getByRole('heading', { name: 'お知らせ' }))
  expect(screen.queryByRole('heading', { name: 'お茶の時間' })).not.toBeInTheDocument()
})

test('recommends products based on the last viewed product', async () => {
  const [seen, other] = [aProductSummary(), aProductSummary({ id: 2, key: 'hana', name: 'ハンドタオル 花' })]
  layoutIs({ name: 'recommend', args: { alias: 'pickup' } })
  api.answer(listGuestProductHistories, {
    data: [{ id: 1, product_id: 1, viewed_at: '2026-11-20T10:00:00+09:00', product: seen }],
  })
  api.answer(listRecommendedProducts, { data: [seen, other] })
  openScreen('/')

  const list = await screen.findByRole('list', { name: 'あなたへのおすすめ' })

  expect(within(list).getAllByRole('article')).toHaveLength(1)
  expect(within(list).getByRole('link', { name: 'ハンドタオル 花' })).toBeInTheDocument()
  expect(api.callsOf(listRecommendedProducts)[0]?.params).toEqual({ key: 'imabari-towel-set' })
})

test('recommends the shop’s collection to guests without a history', async () => {
  layoutIs({ name: 'recommend', args: { alias: 'pickup' } })
  openScreen('/')

  await shows(() => screen.getByRole('list', { name: 'あなたへのおすすめ' }))
  expect(api.callsOf(getCollection)[0]?.params).toEqual({ alias: 'pickup' })
})

test('marks days without dispatch in the business calendar', async () => {
  layoutIs({ name: 'business-calendar', args: { months: 1 } })
  const dates = [
    { date: '2026-12-01', weekday: 2, is_open: true, note: null },
    { date: '2026-12-02', weekday: 3, is_open: false, note: '棚卸し' },
  ]
  api.answer(getBusinessCalendar, { data: [{ year: 2026, month: 12, dates }] })
  openScreen('/')

  const month = await screen.findByRole('table', { name: '2026年12月' })

  expect(
    within(month)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['', '', '1', '2休', '', '', ''])
})

test('shows the layout’s popups once (§4)', async () => {
  const popup = { id: 1, key: 'welcome', title: 'はじめての方に', body: '', image: null, url: null }
  const shown = recordEvents('top-page.shown')
  layoutIs({ name: 'popups', args: {} })
  api.answer(listPopups, { data: [popup] })
  const { router } = openScreen('/')
  await waitFor(() => expect(shown).toEqual([{ popups: [popup] }]))

  await act(() => router.revalidate())

  expect(api.callsOf(listPopups)).toHaveLength(1)
})

test('fetches a member’s popups again on a page rendered for all', async () => {
  document.cookie = 'access_token=t'
  publish('session.started', { user_id: 1 })
  const popup = { id: 1, key: 'welcome', title: 'はじめての方に', body: '', image: null, url: null }
  const shown = recordEvents('top-page.shown')
  changeSession({ isChecked: true, isLogin: true })
  api.answer(listPopups, { data: [] })

  render(<OfferedPopups popups={[popup]} />)

  await waitFor(() => expect(shown).toEqual([{ popups: [] }]))
  document.cookie = 'access_token=; max-age=0'
})

test('records a banner’s view and click as a promotion', async () => {
  const recorded = recordEvents('analytics.recorded')
  const promotions = () => recorded.filter(({ name }) => name.endsWith('_promotion'))
  openScreen('/')
  const promotion = { promotion_id: '1', promotion_name: '一服の贈りもの', creative_slot: 'main' }
  await waitFor(() => expect(promotions()).toEqual([{ name: 'view_promotion', args: promotion }]))

  const banner = await screen.findByRole('link', { name: /一服の贈りもの/ })
  banner.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(banner)

  expect(promotions()[1]).toEqual({ name: 'select_promotion', args: promotion })
})
