import {
  getCategoryHierarchy,
  getOccasion,
  listProducts,
  recordProductSearch,
  requestProduct,
} from '@storefront/contracts'
import { on } from '@storefront/event-bus'
import { setShopClock } from '@storefront/locale-ja'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aCategory, anOccasion, aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()
const panel = () => within(screen.getByRole('complementary', { name: '絞り込み' }))

beforeEach(() => {
  setShopClock({ SHOP_NOW: '2026-11-12T10:00:00+09:00' })
  const products = [
    aProductSummary(),
    aProductSummary({ id: 2, key: 'hana', name: 'ハンドタオル 花', stock_state: 'sold_out' }),
  ]
  api.answer(listProducts, { data: products, facets: someFacets() }, paged(32))
  api.answer(getCategoryHierarchy, { data: [aCategory()] })
  api.answer(recordProductSearch, {}, { status: 200 })
})
afterEach(() => setShopClock({}))

test('shows name, maker, price including tax and stock state', async () => {
  openScreen('/product')

  const [first, second] = await screen.findAllByRole('article')

  expect(within(first as HTMLElement).getByRole('link', { name: '今治タオル 四枚セット' })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set',
  )
  expect(first).toHaveTextContent('青葉織物')
  expect(first).toHaveTextContent('3,300円税込')
  expect(second).toHaveTextContent('売り切れ')
  expect(screen.getByText(/1〜2件目/)).toBeVisible()
})

test('builds the request from the URL', async () => {
  openScreen('/product?word=タオル&category=towel&price_from=1000&in_stock=1&sort=price_asc&page=2')

  await screen.findByRole('heading', { name: '「タオル」の検索結果' })

  const { searchParams } = api.callsOf(listProducts)[0]?.url ?? new URL('http://none')
  expect(Object.fromEntries(searchParams)).toEqual({
    per: '24',
    word: 'タオル',
    'category[]': 'towel',
    price_from: '1000',
    in_stock: '1',
    sort: 'price_asc',
    page: '2',
  })
})

test('shows an occasion’s card above the results', async () => {
  api.answer(getOccasion, anOccasion())
  openScreen('/product?word=御歳暮', { occasions: [{ key: 'oseibo', name: 'お歳暮', words: [] }] })

  const card = await screen.findByRole('complementary', { name: 'お歳暮のご案内' })
  expect(within(card).getByRole('link', { name: 'お歳暮のマナーと品を見る' })).toHaveAttribute(
    'href',
    '/occasion/oseibo',
  )
  expect(card).toHaveTextContent('のしの表書きは「御歳暮」')
  expect(screen.getByRole('link', { name: '今治タオル 四枚セット' })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set?occasion=oseibo',
  )
})

test('shows no occasion card for other search terms or deleted occasions', async () => {
  const occasions = [{ key: 'oseibo', name: 'お歳暮', words: [] }]
  openScreen('/product?word=タオル', { occasions })
  await screen.findByRole('heading', { name: '「タオル」の検索結果' })
  expect(api.callsOf(getOccasion)).toEqual([])
  cleanup()

  api.answer(getOccasion, { message: '', code: 'occasion.not_found' }, { status: 404 })
  openScreen('/product?word=お歳暮', { occasions })
  await screen.findByRole('heading', { name: '「お歳暮」の検索結果' })
  expect(screen.queryByRole('complementary', { name: /ご案内/ })).toBeNull()
})

test('filters by trait, allergen and next-day delivery, and shows chips', async () => {
  const counted = (key: string) => [{ key, name: key, count: 3 }]
  const facets = someFacets({ trait: counted('noshi'), allergen: counted('卵') })
  api.answer(listProducts, { data: [aProductSummary()], facets }, paged(3))
  const { urlNow } = openScreen('/product')
  await screen.findByRole('heading', { name: '商品一覧' })

  await userEvent.click(panel().getByRole('checkbox', { name: 'のし可 （3）' }))
  await userEvent.selectOptions(panel().getByRole('combobox', { name: '明日届く都道府県' }), '東京都')
  await userEvent.click(panel().getByText('アレルギー物質を含まない'))
  await userEvent.click(panel().getByRole('checkbox', { name: /^卵.*を含まない/ }))

  const chips = () => within(screen.getByRole('list', { name: '絞り込み中の条件' }))
  await shows(() => screen.getByRole('link', { name: '卵を含まないの条件を外す' }))
  expect(chips().getByRole('link', { name: '東京都に明日届くの条件を外す' })).toBeVisible()
  await waitFor(() =>
    expect(decodeURIComponent(urlNow())).toBe('/product?trait=noshi&without=卵&tomorrow=東京都'),
  )
  expect(Object.fromEntries(api.callsOf(listProducts).at(-1)!.url.searchParams)).toMatchObject({
    'trait[]': 'noshi',
    'without[]': '卵',
    arrive_by: '2026-11-13',
    prefecture: '東京都',
  })
})

test('adds a ticked facet to the URL and returns to page one', async () => {
  const { urlNow } = openScreen('/product?page=2')
  await screen.findByRole('heading', { name: '商品一覧' })

  await userEvent.click(panel().getByLabelText(/タオル・寝具/))

  await waitFor(() => expect(urlNow()).toBe('/product?category=towel'))
  await shows(() => screen.getByRole('heading', { name: 'タオル・寝具' }))
  expect(screen.getByText('肌に触れるものを、贈りものに。')).toBeVisible()
})

test('merges a second filter into a pending navigation', async () => {
  const { urlNow } = openScreen('/product')
  await screen.findByRole('heading', { name: '商品一覧' })
  api.stall(listProducts)
  await userEvent.click(panel().getByLabelText(/タオル・寝具/))
  const range = panel().getAllByRole('link', { name: /円〜/ })[0] as HTMLElement
  await waitFor(() => expect(range.getAttribute('href')).toContain('category=towel'))
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets() }, paged(1))

  await userEvent.click(range)

  await waitFor(() => expect(urlNow()).toMatch(/category=towel&price_/))
})

test('keeps the focus on a facet that is ticked by keyboard', async () => {
  const { router } = openScreen('/product')
  await screen.findByRole('heading', { name: '商品一覧' })
  const box = panel().getByLabelText(/タオル・寝具/)
  box.focus()
  await userEvent.keyboard(' ')
  await shows(() => screen.getByRole('heading', { name: 'タオル・寝具' }))
  expect(box).toHaveFocus()
  expect(box).toBeChecked()

  await act(() => router.navigate(-1))

  await waitFor(() => expect(box).not.toBeChecked())
})

test('keeps choices without goods when another one is added', async () => {
  api.answer(listProducts, { data: [], facets: someFacets({ category: [], in_stock: 0 }) }, paged(0))
  const { urlNow } = openScreen('/product?maker=yume&tag=new&price_from=90000')
  await screen.findByRole('heading', { name: '商品一覧' })

  await userEvent.click(panel().getByLabelText(/在庫のある商品のみ/))

  await waitFor(() => expect(urlNow()).toBe('/product?tag=new&maker=yume&price_from=90000&in_stock=1'))
})

test('submits a price range in half-width or full-width digits', async () => {
  const { urlNow } = openScreen('/product')
  await screen.findByRole('heading', { name: '商品一覧' })

  await userEvent.type(panel().getByLabelText('下限の価格'), '３０００')
  await userEvent.click(panel().getByRole('button', { name: '価格で絞り込む' }))

  await waitFor(() => expect(urlNow()).toBe('/product?price_from=3000'))
})

test.each(['あいう', '-5', '123456789'])('rejects the price %s next to its field', async (typed) => {
  const { urlNow } = openScreen('/product')
  await screen.findByRole('heading', { name: '商品一覧' })
  const price = panel().getByLabelText('下限の価格')

  await userEvent.type(price, typed)
  await userEvent.click(panel().getByRole('button', { name: '価格で絞り込む' }))

  expect(price).toBeInvalid()
  expect(urlNow()).toBe('/product')
  await userEvent.clear(price)
  await userEvent.type(price, '￥５，０００')
  await userEvent.click(panel().getByRole('button', { name: '価格で絞り込む' }))
  await waitFor(() => expect(urlNow()).toBe('/product?price_from=5000'))
})

test('applies a price range immediately when it is clicked', async () => {
  const { urlNow } = openScreen('/product')
  await screen.findByRole('heading', { name: '商品一覧' })

  expect(panel().getByLabelText('在庫のある商品のみ（12）')).toBeInTheDocument()
  expect(panel().queryByRole('link', { name: /^3,000円〜/ })).not.toBeInTheDocument()
  await userEvent.click(panel().getByRole('link', { name: /^1,000円〜2,999円\s*（9）$/ }))
  await waitFor(() => expect(urlNow()).toBe('/product?price_from=1000&price_to=2999'))
  await waitFor(() =>
    expect(panel().getByRole('link', { name: /^1,000円〜2,999円\s*（9）$/ })).toHaveAttribute(
      'aria-current',
      'true',
    ),
  )
})

test('removes a condition when its chip is clicked', async () => {
  const { urlNow } = openScreen('/product?category=towel&price_to=5000')

  await userEvent.click(await screen.findByRole('link', { name: '〜5,000円の条件を外す' }))

  await waitFor(() => expect(urlNow()).toBe('/product?category=towel'))
})

test('keeps the conditions when the sort order changes', async () => {
  const { urlNow } = openScreen('/product?category=towel')

  await userEvent.selectOptions(await screen.findByLabelText('並び順'), '価格が安い順')

  await waitFor(() => expect(urlNow()).toBe('/product?category=towel&sort=price_asc'))
})

test('keeps the conditions in page links', async () => {
  openScreen('/product?word=タオル')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: '3ページ目' })).toHaveAttribute(
      'href',
      '/product?word=%E3%82%BF%E3%82%AA%E3%83%AB&page=3',
    ),
  )
})

test('redirects a page past the end to the last page', async () => {
  api.answerBy(listProducts, ({ url }) => [
    { data: url.searchParams.get('page') === '9' ? [] : [aProductSummary()], facets: someFacets() },
    200,
  ])
  const { urlNow } = openScreen('/product?category=towel&page=9')

  await shows(() => screen.getByRole('heading', { level: 2, name: '今治タオル 四枚セット' }))
  expect(urlNow()).toBe('/product?category=towel')
})

test('hides a dismissed message until its text changes (§4)', async () => {
  const message = {
    code: 'product-index',
    title: '品えらびの前に',
    body: '<p>表示の価格は、消費税を含みます。</p>',
    updated_at: '2026-11-01T00:00:00+09:00',
  }
  openScreen('/product', { messages: [message] })

  await userEvent.click(await screen.findByRole('button', { name: /この案内を閉じる$/ }))
  expect(screen.queryByText('品えらびの前に')).not.toBeInTheDocument()

  cleanup()
  openScreen('/product', { messages: [message] })
  await screen.findByRole('heading', { name: '商品一覧' })
  expect(screen.queryByText('品えらびの前に')).not.toBeInTheDocument()

  cleanup()
  openScreen('/product', { messages: [{ ...message, updated_at: '2026-11-20T00:00:00+09:00' }] })
  await shows(() => screen.getByText('品えらびの前に'))
})

test('records the search term', async () => {
  openScreen('/product?word=タオル')

  await waitFor(() =>
    expect(api.callsOf(recordProductSearch)[0]?.url.searchParams.get('word')).toBe('タオル'),
  )
})

test('renders the list even if recording the search term fails', async () => {
  api.answer(recordProductSearch, { message: 'down', code: 'server.failed', errors: {} }, { status: 500 })
  const reported: string[] = []
  const subscription = on('failure.reported').subscribe(({ kind }) => reported.push(kind))
  openScreen('/product?word=タオル')

  await waitFor(() => expect(reported).toEqual(['search-not-recorded']))
  expect(screen.getByRole('heading', { name: '「タオル」の検索結果' })).toBeVisible()
  subscription.unsubscribe()
})

test('doesn’t post a search term that is blank after trimming (§5)', async () => {
  openScreen('/product?word=%E3%80%80%20')

  await screen.findByRole('heading', { name: '商品一覧' })
  expect(api.callsOf(recordProductSearch)).toHaveLength(0)
})

test('shows popular products and a request form for an empty list', async () => {
  api.answer(listProducts, { data: [], facets: someFacets({ category: [] }) }, paged(0))
  api.answer(requestProduct, { id: 1 })
  openScreen('/product?word=xyz')

  await userEvent.click(await screen.findByRole('button', { name: '「xyz」の取り扱いを希望する' }))
  await userEvent.type(await screen.findByLabelText(/メールアドレス/), 'hanako@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'お取り扱いのご案内を受け取る' }))

  await shows(() => screen.getByText(/お取り扱いを始める際にご案内します/))
  expect(api.callsOf(requestProduct)[0]?.body).toEqual({ product_name: 'xyz', email: 'hanako@example.com' })
  expect(Object.fromEntries(api.callsOf(listProducts)[1]?.url.searchParams ?? [])).toEqual({
    sort: 'popular',
    per: '8',
  })
})

test('suggests next steps for an empty list', async () => {
  api.answer(listProducts, { data: [], facets: someFacets({ category: [] }) }, paged(0))
  openScreen('/product?word=xyz&category=towel')

  await shows(() => screen.getByRole('heading', { name: '「xyz」に合う商品は見つかりませんでした' }))
  expect(screen.getByRole('link', { name: '条件を外して探す' })).toHaveAttribute('href', '/product?word=xyz')
  expect(screen.getByRole('link', { name: 'すべての商品を見る' })).toHaveAttribute('href', '/product')
})

test('suggests a corrected search term together with its products', async () => {
  api.answerBy(listProducts, ({ url }) =>
    url.searchParams.get('word') === 'カステエラ'
      ? [{ data: [], facets: someFacets(), did_you_mean: 'カステラ' }, 200, paged(0).headers]
      : [
          { data: [aProductSummary({ name: '窯出しカステラ' })], facets: someFacets() },
          200,
          paged(3).headers,
        ],
  )
  openScreen('/product?word=カステエラ&price_to=5000')

  const meant = within(await screen.findByRole('region', { name: 'もしかして「カステラ」' }))
  expect(meant.getByRole('link', { name: '窯出しカステラ' })).toBeVisible()
  expect(meant.getByRole('link', { name: '「カステラ」の3件を見る' })).toHaveAttribute(
    'href',
    `/product?word=${encodeURIComponent('カステラ')}`,
  )
})

test('shows the legal notice once for a list with alcohol', async () => {
  api.answer(
    listProducts,
    {
      data: [aProductSummary({ is_alcohol: true }), aProductSummary({ id: 2, is_alcohol: true })],
      facets: someFacets(),
    },
    paged(2),
  )
  openScreen('/product')

  await waitFor(() =>
    expect(screen.getAllByText(/20歳未満の者の飲酒は法律で禁止されています/)).toHaveLength(1),
  )
})

const pageOfGoods = (page: number) =>
  Array.from({ length: 24 }, (_, index) => {
    const id = (page - 1) * 24 + index + 1
    return aProductSummary({ id, key: `p${id}`, name: `品 ${id}` })
  })
const manyPages = () =>
  api.answerBy(listProducts, ({ url }) => {
    const page = Number(url.searchParams.get('page'))
    return [{ data: pageOfGoods(page), facets: someFacets() }, 200, paged(200, page, 24).headers]
  })

test('もっと見る appends a page, and the URL restores all loaded pages', async () => {
  manyPages()
  const { router } = openScreen('/product?sort=newest')
  const more = await screen.findByRole('link', { name: /もっと見る/ })
  expect(more).toHaveAttribute('href', '/product?sort=newest&page=2&from=1')

  await userEvent.click(more)

  await shows(() => screen.getByText('品 48'))
  expect(screen.getByText('品 1')).toBeVisible()
  expect(screen.getByText('（1〜48件目）')).toBeVisible()
  expect(router.state.historyAction).toBe('REPLACE')
  cleanup()
  openScreen('/product?sort=newest&page=2&from=1')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48))
})

test('もっと見る links to a separate page after four pages', async () => {
  manyPages()
  openScreen('/product?page=4&from=1')

  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(96))
  expect(screen.getByRole('link', { name: /もっと見る/ })).toHaveAttribute('href', '/product?page=5')
})
