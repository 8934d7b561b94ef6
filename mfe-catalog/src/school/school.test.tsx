import { getMyUser, getSchool, listFittingDays, listSchools } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { orderedGoods } from '@storefront/state'
import { act, fireEvent, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen } from '../testing/catalog-screen'
import { countAsAdded } from '../school-ways/pupil-draft.state'
import { aBlazer, aFittingDay, aParent, aSchool, aSchoolSet, aSetItem } from '../testing/school-builders'

const api = fakeCatalogApi()
const summary = { key: '2101', name: '緑が丘中学校', name_kana: 'ミドリガオカ', prefecture: '東京都' }
/** Publishes the pieces of each product id in the cart. Without them, the cart is unknown. */
const changeCart = (quantities?: Record<string, number>) =>
  act(() => publish('cart.changed', { count: 1, total: 0, ...(quantities && { quantities }) }))
const region = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => {
  sessionStorage.clear()
  changeCart()
  api.answer(listSchools, { data: [summary], total: 1 })
  api.answer(getSchool, aSchool())
  api.answer(listFittingDays, { data: [aFittingDay()] })
})

test('finds schools by name with a plain form', async () => {
  openScreen('/school?word=みどり')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: /緑が丘中学校/ })).toHaveAttribute('href', '/school/2101'),
  )
  expect(screen.getByRole('search')).toHaveAttribute('action', '/school')
  expect(screen.getByLabelText('学校コードまたは学校名')).toHaveValue('みどり')
  expect(screen.getByRole('status')).toHaveTextContent('「みどり」の学校が1校見つかりました。')
  expect(api.callsOf(listSchools)[0]?.url.searchParams.get('word')).toBe('みどり')
})

test('redirects a complete school code to the page of the school', async () => {
  openScreen(`/school?word=${encodeURIComponent('２１０１')}`)

  await shows(() => screen.getByRole('heading', { level: 1, name: '緑が丘中学校' }))
})

test('shows a message when too many schools or no schools match', async () => {
  api.answer(listSchools, { data: [summary], total: 31 })
  openScreen('/school?word=中学校')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('31校あります'))

  api.answer(listSchools, { data: [], total: 0 })
  openScreen('/school?word=zzzz')
  await shows(() => screen.getByRole('heading', { name: '学校が見つかりませんでした' }))
})

test('offers the member’s registered school', async () => {
  api.answer(getMyUser, aParent({ school_key: '2101' }))
  openScreen('/school', { isLogin: true })

  await waitFor(() =>
    expect(screen.getByText(/ご登録の学校/)).toContainElement(
      screen.getAllByRole('link', { name: '緑が丘中学校' })[0]!,
    ),
  )
})

test('shows the sets for the selected grade and sex', async () => {
  const { urlNow } = openScreen('/school/2101')
  await region('通学用品一式')
  expect(screen.queryByRole('region', { name: '卒業の用意' })).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('link', { name: '3年' }))
  await region('卒業の用意')
  await userEvent.click(screen.getByRole('link', { name: '男子' }))

  await waitFor(() => expect(urlNow()).toBe('/school/2101?grade=3&sex=boy'))
  expect(screen.getByRole('link', { name: '男子', current: true })).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: '制服一式（スカート）' })).not.toBeInTheDocument(),
  )
})

test('leads to the list of all goods of the school', async () => {
  openScreen('/school/2101')

  const link = await screen.findByRole('link', { name: 'この学校の商品をすべて見る' })

  expect(link).toHaveAttribute('href', '/product?category=midorigaoka-jh')
})

test('keeps a grade that is still loading when a sex is selected', async () => {
  const { urlNow } = openScreen('/school/2101')
  await region('通学用品一式')
  api.stall(getSchool)
  await userEvent.click(screen.getByRole('link', { name: '3年' }))
  await shows(() => screen.getByRole('link', { name: '3年', current: true }))
  api.answer(getSchool, aSchool())

  await userEvent.click(screen.getByRole('link', { name: '男子' }))

  await waitFor(() => expect(urlNow()).toBe('/school/2101?grade=3&sex=boy'))
})

test('posts the selected sizes and quantities of a set as product codes', async () => {
  openScreen('/school/2101')
  const set = await region('通学用品一式')

  await userEvent.selectOptions(set.getByLabelText('指定シャツのサイズ'), '160（2,860円）')

  const form = set.getByRole<HTMLFormElement>('form', { name: '通学用品一式をカートに入れる' })
  expect(form).toHaveAttribute('action', '/cart')
  expect([...new FormData(form)]).toEqual([
    ['intent', 'codes'],
    ['next', '/school/2101?grade=1&added=commute#added-commute'],
    ['codes', 'S-031,1'],
    ['codes', 'S-022,2'],
  ])
  expect(set.getByRole('option', { name: '150（2,750円）売り切れ' })).toBeDisabled()
  expect(set.getByText('7,480円から')).toBeVisible()
  expect(set.getByRole('button', { name: '一式をカートに入れる' })).toBeVisible()
})

test('links made-to-measure garments to their own order pages', async () => {
  openScreen('/school/2101?grade=1&sex=girl')
  const set = await region('制服一式（スカート）')

  for (const name of ['お名前を入力する 指定ブレザー', '指定ブレザー'])
    expect(set.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/product/blazer-kon/uos?set=2101.skirt&grade=1',
    )
  expect(set.queryByRole('button', { name: '一式をカートに入れる' })).not.toBeInTheDocument()
  expect(set.getByRole('button', { name: '指定シャツをカートに入れる' })).toBeVisible()
})

test('sums the items that its button adds to the cart', async () => {
  openScreen('/school/2101?grade=1&sex=girl')
  const set = await region('制服一式（スカート）')

  expect(set.getByRole('heading', { name: /そのままカートに入れられる品/ })).toHaveTextContent(
    '2点 5,500円から（税込）',
  )
})

test('marks the garments that this tab has added to the cart', async () => {
  countAsAdded(['blazer-kon'])
  openScreen('/school/2101?grade=1&sex=girl')
  const set = await region('制服一式（スカート）')

  await shows(() => set.getByText('カートに追加済み'))
  expect(set.getByRole('link', { name: '別のお名前でも追加する 指定ブレザー' })).toBeVisible()
  expect(set.queryByRole('link', { name: /^お名前を入力する/ })).not.toBeInTheDocument()
})

test('asks for a missing size beside its field', async () => {
  openScreen('/school/2101')
  const set = await region('通学用品一式')

  await userEvent.click(set.getByRole('button', { name: '一式をカートに入れる' }))

  expect(set.getByText('サイズを選択してください')).toBeVisible()
  expect(set.getByLabelText('指定シャツのサイズ')).toHaveFocus()
})

test('marks sold-out items of a set and omits the cart button', async () => {
  const gone = aSetItem({ product: { ...aSetItem().product, stock_state: 'sold_out' } })
  api.answer(getSchool, aSchool({ sets: [aSchoolSet({ items: [gone] })] }))
  openScreen('/school/2101')
  const set = await region('通学用品一式')

  expect(set.getByText('売り切れ')).toBeVisible()
  expect(set.queryByRole('button')).not.toBeInTheDocument()
})

test('shows a school’s fitting days', async () => {
  openScreen('/school/2101')
  expect((await region('採寸会')).getByRole('link', { name: /^9:30〜10:30 空きあり/ })).toHaveAttribute(
    'href',
    '/fitting/booking?slot=11&school=2101',
  )
  expect(api.callsOf(listFittingDays)[0]?.url.searchParams.get('school')).toBe('2101')
})

test.each(['/school', '/school/2101'])('returns 404 for %s in a shop without schools', async (url) => {
  openScreen(url, { emptyScreens: ['/school'] })

  await shows(() => screen.getByText('404 Not Found'))
})

test('names the measured garments that the cart still lacks', async () => {
  changeCart({ 2: 2 })
  openScreen('/school/2101')

  const set = await region('制服一式（スカート）')

  expect(set.getByText(/^まだカートに入っていない品/)).toHaveTextContent('指定ブレザー')
})

test('lists no missing items while the cart is unknown', async () => {
  openScreen('/school/2101')
  const set = await region('制服一式（スカート）')
  expect(set.queryByText(/^まだカートに入っていない品/)).not.toBeInTheDocument()

  changeCart({ 3: 1 })

  expect(set.getByText(/^まだカートに入っていない品/)).toHaveTextContent(
    '：指定シャツ、通学用品一式の指定ネクタイ',
  )
})

test('offers the second shirt of two beside one in the cart', async () => {
  changeCart({ 12: 1 })
  openScreen('/school/2101?grade=1&sex=girl')
  const set = await region('制服一式（スカート）')

  await userEvent.selectOptions(set.getByLabelText('指定シャツのサイズ'), '160（2,860円）')

  const form = set.getByRole<HTMLFormElement>('form', { name: /カートに入れる/ })
  expect(new FormData(form).getAll('codes')).toEqual(['S-022,1'])
  expect(set.getByText('カートに1点（あと1点）')).toBeVisible()
  expect(set.getByText(/^まだカートに入っていない品/)).toHaveTextContent(
    '指定ブレザー、指定シャツ（あと1点）',
  )
  expect(set.getByRole('button', { name: '指定シャツをカートに入れる' })).toBeVisible()
})

test('offers an item again that has left the cart', async () => {
  countAsAdded(['blazer-kon'])
  changeCart({ 2: 2 })
  openScreen('/school/2101?grade=1&sex=girl')

  const set = await region('制服一式（スカート）')

  expect(set.getByRole('link', { name: 'お名前を入力する 指定ブレザー' })).toBeVisible()
})

test('keeps the sex in the links of sets that name none', async () => {
  changeCart({ 2: 2 })
  const gym = aSchoolSet({ key: 'gym', name: '体操服一式', items: [aBlazer(), aSetItem()] })
  const shoes = aSetItem({ product: { ...aSetItem().product, id: 9, key: 'shoes', name: '上履き' } })
  api.answer(getSchool, aSchool({ sets: [gym, aSchoolSet({ items: [shoes] }), ...aSchool().sets.slice(1)] }))
  openScreen('/school/2101?grade=1&sex=girl')

  const set = await region('体操服一式')

  expect(set.getByRole('link', { name: /入力する 指定ブレザー/ })).toHaveAttribute(
    'href',
    '/product/blazer-kon/uos?set=2101.gym&grade=1&sex=girl',
  )
  await waitFor(() =>
    expect(set.getByRole('link', { name: '通学用品一式' })).toHaveAttribute(
      'href',
      '/school/2101?grade=1&sex=girl#set-commute',
    ),
  )
})

test('names other sets of the year once something is in the cart', async () => {
  changeCart({ 1: 1, 2: 2 })
  openScreen('/school/2101')

  const set = await region('通学用品一式')

  expect(set.getByText(/まだカートに入っていない品/)).toHaveTextContent(
    'このほか、まだカートに入っていない品：制服一式（スカート）の指定ブレザー',
  )
  expect(set.getAllByText('カートに追加済み')).toHaveLength(2)
  expect(set.getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart')
})

test('adds only the items that are not in the cart yet', async () => {
  countAsAdded(['shirt-long'])
  openScreen('/school/2101')
  const set = await region('通学用品一式')

  const form = set.getByRole('form', { name: /カートに入れる/ }) as HTMLFormElement

  await waitFor(() => expect(new FormData(form).getAll('codes')).toEqual(['S-031,1']))
  expect(set.getByRole('button', { name: '指定ネクタイをカートに入れる' })).toBeVisible()
})

test('names the rest of the set after its items are added', async () => {
  changeCart({ 2: 2 })
  openScreen('/school/2101?grade=1&sex=girl&added=skirt#added-skirt')
  const set = await region('制服一式（スカート）')

  expect(set.getByText('指定シャツが、カートにそろいました')).toBeVisible()
  expect(set.getByText(/^まだカートに入っていない品/)).toHaveTextContent('指定ブレザー')
  expect(set.getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart')
})

test('announces a complete set after its last item is added', async () => {
  api.answer(getSchool, aSchool({ sets: [aSchoolSet()] }))
  openScreen('/school/2101?grade=1&added=commute#added-commute')
  const set = await region('通学用品一式')

  changeCart(Object.fromEntries(aSchoolSet().items.map(({ product, quantity }) => [product.id, quantity])))

  expect(set.getByText('通学用品一式の品が、すべてそろいました')).toBeVisible()
})

test('marks ordered items and offers only the rest of the set', async () => {
  orderedGoods.add([{ id: 2, quantity: 2 }])
  openScreen('/school/2101?grade=1')
  const set = await region('通学用品一式')

  await waitFor(() => expect(set.getByText('ご注文済み')).toBeVisible())
  expect(set.getByRole('button', { name: '指定ネクタイをカートに入れる' })).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'もう一度すべての品から選ぶ' }))

  expect(set.queryByText('ご注文済み')).not.toBeInTheDocument()
  expect(set.getByRole('button', { name: '一式をカートに入れる' })).toBeVisible()
})

test('ends the notice of added items once they have left the cart', async () => {
  openScreen('/school/2101?grade=1&added=commute#added-commute')
  const set = await region('通学用品一式')

  changeCart({ 3: 1 })

  expect(set.queryByText(/カートにそろいました$/)).not.toBeInTheDocument()
  expect(set.getByRole('button', { name: '一式をカートに入れる' })).toBeVisible()
})

test('posts a set once on a double press', async () => {
  openScreen('/school/2101?grade=1')
  const set = await region('通学用品一式')
  const button = set.getByRole('button', { name: /カートに入れる/ })

  fireEvent.submit(set.getByRole('form', { name: '通学用品一式をカートに入れる' }))
  expect(button).toHaveAttribute('aria-disabled', 'true')

  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
})

test('serves a set that was just added without its sizes', async () => {
  openScreen('/school/2101?grade=1&added=commute#added-commute')
  const set = await region('通学用品一式')

  await shows(() => set.getByText(/カートにそろいました$/))
  expect(set.queryByLabelText('指定シャツのサイズ')).not.toBeInTheDocument()
  expect(set.queryByRole('button', { name: /カートに入れる/ })).not.toBeInTheDocument()
})
