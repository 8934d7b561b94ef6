import { getCategoryHierarchy, listProducts } from '@storefront/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aCategory, aProductSummary, someFacets } from '../testing/product-builders'

const api = fakeCatalogApi()
const panel = async () => within(await screen.findByRole('complementary', { name: '絞り込み' }))

beforeEach(() => {
  const allergen = [{ key: '小麦', name: '小麦', count: 12 }]
  api.answer(listProducts, { data: [aProductSummary()], facets: someFacets({ allergen }) }, paged(128))
  api.answer(getCategoryHierarchy, { data: [aCategory()] })
})

test('announces the number and the order of a sorted list', async () => {
  openScreen('/product')
  const order = await screen.findByLabelText('並び順')

  await userEvent.selectOptions(order, '価格が安い順')

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^128件.*、価格が安い順$/))
  expect(order).toHaveFocus()
})

test.each([
  ['並び順', ['価格が安い順', '価格が高い順']],
  ['明日届く都道府県', ['東京都', '大阪府']],
])('leaves all choices of %s in a row with one Back', async (name, choices) => {
  const { router, urlNow } = openScreen('/product?category=towel')
  const select = await screen.findByLabelText(name)
  const entry = urlNow()

  for (const choice of choices) {
    const before = urlNow()
    await userEvent.selectOptions(select, choice)
    await waitFor(() => expect(urlNow()).not.toBe(before))
  }
  await act(() => router.navigate(-1))

  expect(urlNow()).toBe(entry)
})

test('keeps the choice of a place until the shopper leaves it', async () => {
  const { urlNow } = openScreen('/product?tomorrow=near')
  const select = await screen.findByLabelText('明日届くお届け先')

  await userEvent.selectOptions(select, '青森県')
  await waitFor(() => expect(decodeURIComponent(urlNow())).toBe('/product?tomorrow=青森県'))
  await userEvent.selectOptions(select, '秋田県')
  await waitFor(() => expect(decodeURIComponent(urlNow())).toBe('/product?tomorrow=秋田県'))
  expect(select).toHaveFocus()
  await userEvent.tab()

  expect(select).not.toBeInTheDocument()
})

test('announces a filtered list whose number of goods stays', async () => {
  openScreen('/product')
  const total = (await screen.findByText('128')).parentElement!

  await userEvent.click((await panel()).getByLabelText(/在庫のある商品のみ/))

  await waitFor(() => expect(total).not.toBeInTheDocument())
  expect(screen.getByText('128').closest('[role=status]')).toBeVisible()
})

test('names what the box of an allergen excludes', async () => {
  openScreen('/product?without=小麦')

  const group = within((await panel()).getByRole('group', { name: 'アレルギー物質を含まない' }))
  expect(group.getByRole('checkbox', { name: /^小麦 ?を含まない/ })).toBeChecked()
})

test('says that a reversed price range is swapped', async () => {
  openScreen('/product?price_from=1000&price_to=3000')
  const fields = await panel()
  const [from, to] = [fields.getByLabelText('下限の価格'), fields.getByLabelText('上限の価格')]
  await userEvent.clear(from)
  await userEvent.type(from, '３０００')
  await userEvent.clear(to)
  await userEvent.type(to, '1000{Enter}')

  await waitFor(() => expect(fields.getByText('下限と上限を入れ替えました')).toBeVisible())
  expect(from).toHaveValue('1000')
  expect(to).toHaveValue('3000')
})
