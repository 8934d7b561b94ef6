import {
  getProduct,
  getUserList,
  likeProduct,
  listFittingDays,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
  requestProduct,
  unlikeProduct,
  type Product,
} from '@storefront/contracts'
import { on, publish } from '@storefront/event-bus'
import { changeSession } from '@storefront/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { polyfillDialog } from '@storefront/testing'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { fakeCart } from '../testing/fake-cart'
import { anAccessory, aProduct, aProductSummary, aReview } from '../testing/product-builders'

const api = fakeCatalogApi()
const cart = fakeCart()
const buyButton = () =>
  within(screen.getByRole('region', { name: 'ご購入' })).getByRole('button', { name: 'カートに入れる' })

function productIs(own: Partial<Product> = {}) {
  api.answer(getProduct, aProduct(own))
}

beforeEach(() => {
  productIs()
  api.answer(listProductAccessories, { data: [anAccessory()] })
  api.answer(listRecommendedProducts, {
    data: [aProductSummary({ id: 9, key: 'hana', name: 'ハンドタオル 花' })],
  })
  api.answer(listProductReviews, { data: [aReview()] }, paged(1, 1, 6))
  api.answer(recordProductView, {})
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
})

test('shows price, stock, specifications, related products and reviews', async () => {
  productIs({ stock_state: 'few', stock_quantity: 3 })
  openScreen('/product/imabari-towel-set')

  await shows(() => screen.getByRole('heading', { level: 1, name: '今治タオル 四枚セット' }))
  expect(screen.getByRole('region', { name: '商品の概要' })).toHaveTextContent('3,300円税込（税抜 3,000円）')
  expect(screen.getByRole('region', { name: '在庫' })).toHaveTextContent('残り3点・2営業日以内に発送します')
  expect(screen.getByText('綿100%')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'ハンドタオル 花' })).toHaveAttribute('href', '/product/hana')
  expect(screen.getByText(/花子さん/)).toHaveTextContent('2026.10.10')
  expect(screen.getByRole('link', { name: 'バスタオル' })).toHaveAttribute(
    'href',
    '/product?category=towel-bath',
  )
  expect(screen.getByRole('link', { name: '白波' })).toHaveAttribute('href', '/product?brand=shiranami')
})

test('a skip link leads to the purchase', async () => {
  openScreen('/product/imabari-towel-set')

  const skip = await screen.findByRole('link', { name: '購入へ' })
  expect(document.querySelector(skip.getAttribute('href')!)).toBe(
    screen.getByRole('region', { name: 'ご購入' }),
  )
})

test('highlights the allergens that a food contains', async () => {
  productIs({
    data: [
      { label: 'アレルギー物質（特定原材料8品目）', value: '含む：小麦・卵\n含まない：えび・かに' },
      { label: 'アレルギー物質（準ずる20品目）', value: '含む：なし\n含まない：アーモンド' },
    ],
  })
  openScreen('/product/imabari-towel-set')

  const rowOf = async (group: RegExp) => (await screen.findByText(group)).nextElementSibling as HTMLElement
  const [eight, twenty] = [await rowOf(/特定原材料8品目/), await rowOf(/準ずる20品目/)]

  const [inside, outside] = eight.children
  expect(inside).toHaveTextContent(/^含む：小麦・卵$/)
  expect(outside).toHaveTextContent(/^含まない：えび・かに$/)
  expect(within(eight).getByRole('strong')).toBe(inside)
  expect(within(twenty).queryByRole('strong')).toBeNull()
})

test('records a viewed product (§4)', async () => {
  openScreen('/product/imabari-towel-set')

  await waitFor(() => expect(api.callsOf(recordProductView)[0]?.body).toEqual({ product_id: 1 }))
})

test('sends one purchase request and shows the cart’s response', async () => {
  openScreen('/product/imabari-towel-set')
  await userEvent.click(await screen.findByRole('button', { name: '1つ増やす' }))

  await userEvent.click(buyButton())
  await userEvent.click(screen.getAllByRole('button', { name: /カートに入れています/ })[0] as HTMLElement)

  expect(cart.requests).toHaveLength(1)
  expect(cart.requests[0]).toMatchObject({ product_id: 1, product_key: 'imabari-towel-set', quantity: 2 })

  await cart.answer({ kind: 'added' })

  await waitFor(() => expect(screen.getAllByRole('button', { name: /カートに入れる/ })).not.toHaveLength(0))
  // The cart shows a toast, so the page must not announce it again.
  expect(screen.queryByText(/カートに入れました/)).toBeNull()
})

test('shows the cart’s rejection and allows a retry', async () => {
  openScreen('/product/imabari-towel-set')
  await screen.findByRole('heading', { level: 1 })

  await userEvent.click(buyButton())
  await cart.answer({ kind: 'refused', reason: 'sold-out', message: '在庫が足りません。' })

  await shows(() => screen.getByText('在庫が足りません。'))
  await userEvent.click(buyButton())
  expect(cart.requests).toHaveLength(2)
})

test('sends a noshi with its heading and name', async () => {
  openScreen('/product/imabari-towel-set')

  await userEvent.click(await screen.findByLabelText(/のし紙/))
  await userEvent.selectOptions(screen.getByLabelText('表書き'), '御祝')
  await userEvent.type(screen.getByLabelText(/お名前/), '田中')
  await userEvent.click(buyButton())

  expect(cart.requests[0]?.accessories).toEqual([
    { key: 'noshi', accessory_id: 7, choice: '御祝', text: '田中' },
  ])
})

test('omits an entered name from a blank noshi', async () => {
  openScreen('/product/imabari-towel-set')
  await userEvent.click(await screen.findByLabelText(/のし紙/))
  await userEvent.type(screen.getByLabelText(/お名前/), '田中')

  await userEvent.selectOptions(screen.getByLabelText('表書き'), '無地')

  expect(screen.queryByLabelText(/お名前/)).not.toBeInTheDocument()
  await userEvent.click(buyButton())
  expect(cart.requests[0]?.accessories).toMatchObject([{ choice: '無地', text: '' }])
})

test('offers a request form instead of purchase for sold-out products', async () => {
  productIs({ stock_state: 'sold_out' })
  api.answer(requestProduct, { id: 1 })
  openScreen('/product/imabari-towel-set')

  await waitFor(() =>
    expect(screen.getByRole('region', { name: '在庫' })).toHaveTextContent('ただいま売り切れです。'),
  )
  expect(screen.queryByRole('button', { name: 'カートに入れる' })).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: '再入荷のご案内を希望する' }))
  await userEvent.type(await screen.findByLabelText(/メールアドレス/), 'hanako@example.com')
  await userEvent.click(screen.getByRole('button', { name: '再入荷のご案内を受け取る' }))

  await shows(() => screen.getByText(/ご要望を承りました/))
  expect(api.callsOf(requestProduct)[0]?.body).toMatchObject({ product_id: 1, email: 'hanako@example.com' })
})

test('disables purchases while the shop suspends sales (§4)', async () => {
  openScreen('/product/imabari-towel-set', { isSelling: false })

  await shows(() => screen.getByText(/ただいま販売を停止しています/))
  expect(screen.queryByRole('button', { name: 'カートに入れる' })).not.toBeInTheDocument()
})

test('shows the legal notice for alcohol', async () => {
  productIs({ is_alcohol: true })
  openScreen('/product/imabari-towel-set')

  await shows(() => screen.getByText('20歳未満の者の飲酒は法律で禁止されています'))
})

test('redirects a guest to login when they click the favourite button', async () => {
  const { visited } = openScreen('/product/imabari-towel-set')

  await userEvent.click(
    await screen.findByRole('button', { name: '今治タオル 四枚セットをお気に入りに追加' }),
  )

  expect(visited[0]).toMatch(/^\/login\/\?back=.*&for=favourite$/)
})

test('rolls back a rejected favourite and shows the server’s error', async () => {
  api.answer(
    likeProduct,
    { message: 'お気に入りは上限に達しています', code: 'like.limit', errors: {} },
    { status: 422 },
  )
  const toasts: string[] = []
  const subscription = on('toast.raised').subscribe(({ message }) => toasts.push(message))
  openScreen('/product/imabari-towel-set', { isLogin: true })
  const heart = await screen.findByRole('button', { name: '今治タオル 四枚セットをお気に入りに追加' })

  await userEvent.click(heart)

  await waitFor(() => expect(toasts).toEqual(['お気に入りは上限に達しています']))
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  subscription.unsubscribe()
})

test('changes the image by thumbnail and arrow key', async () => {
  openScreen('/product/imabari-towel-set')

  await userEvent.click(await screen.findByRole('button', { name: '2枚目を表示する' }))
  expect(screen.getByText('2/2')).toBeVisible()

  screen.getByRole('list', { name: '今治タオル 四枚セットの画像' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByText('1/2')).toBeVisible()
})

test('changes the enlarged image with arrow keys until it is full size', async () => {
  polyfillDialog()
  openScreen('/product/imabari-towel-set')
  await userEvent.click(await screen.findByRole('button', { name: '画像を拡大する' }))
  const large = within(screen.getByRole('dialog', { name: '今治タオル 四枚セット' }))

  large.getByRole('button', { name: '閉じる' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(large.getByText('2/2')).toBeVisible()

  await userEvent.click(large.getByRole('button', { name: '原寸で見る' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(large.getByText('2/2')).toBeVisible()
})

test('shows six reviews per page, each page with its own URL', async () => {
  api.answer(listProductReviews, { data: [aReview({ id: 7, title: '二枚目の感想' })] }, paged(8, 2, 6))
  openScreen('/product/imabari-towel-set?review_page=2')

  const pages = await screen.findByRole('navigation', { name: 'レビューのページ送り' })

  expect(Object.fromEntries(api.callsOf(listProductReviews)[0]?.url.searchParams ?? [])).toEqual({
    page: '2',
    per: '6',
  })
  expect(within(pages).getByRole('link', { name: /^1/ })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set#reviews',
  )
  expect(screen.getByRole('heading', { name: '二枚目の感想' })).toBeVisible()
})

test('redirects a review page past the end to the last page', async () => {
  api.answerBy(listProductReviews, ({ url }) => [
    { data: url.searchParams.get('page') === '9' ? [] : [aReview()] },
    200,
  ])
  const { urlNow } = openScreen('/product/imabari-towel-set?review_page=9')

  await shows(() => screen.getByText(/花子さん/))
  expect(urlNow()).toBe('/product/imabari-towel-set')
})

test('keeps the last favourite click despite a late response', async () => {
  const marks: string[] = []
  let answerLike: () => void = () => undefined
  const like = new Promise<void>((resolve) => (answerLike = resolve))
  api.answerBy(likeProduct, async ({ params }) => {
    if (params.id === '1') await like
    marks.push(`like ${params.id}`)
    return [{}, 200]
  })
  api.answerBy(unlikeProduct, ({ params }) => {
    marks.push(`unlike ${params.id}`)
    return [{}, 200]
  })
  openScreen('/product/imabari-towel-set', { isLogin: true })
  const heart = await screen.findByRole('button', { name: '今治タオル 四枚セットをお気に入りに追加' })

  await userEvent.click(heart)
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(heart)
  await userEvent.click(screen.getByRole('button', { name: 'ハンドタオル 花をお気に入りに追加' }))
  await waitFor(() => expect(marks).toContain('like 9'))
  answerLike()

  await waitFor(() => expect(marks).toEqual(['like 9', 'like 1', 'unlike 1']))
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('delays a favourite click until the session has been checked', async () => {
  api.answer(likeProduct, { is_favorite: true })
  const { visited } = openScreen('/product/imabari-towel-set')
  const heart = await screen.findByRole('button', { name: '今治タオル 四枚セットをお気に入りに追加' })
  act(() => changeSession({ isChecked: false }))

  await userEvent.click(heart)
  act(() => changeSession({ isChecked: true, isLogin: true }))

  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  expect(visited).toEqual([])
})

test('updates the favourite button when another remote changes the favourite (§4)', async () => {
  openScreen('/product/imabari-towel-set', { isLogin: true })
  const heart = await screen.findByRole('button', { name: /^今治タオル 四枚セット(を|は)お気に入り/ })
  act(() => publish('product.favourite-changed', { product_id: 1, is_favorite: false }))
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))

  act(() => publish('product.favourite-changed', { product_id: 1, is_favorite: true }))

  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
})

test('shows the not-found page for a missing product', async () => {
  api.answer(
    getProduct,
    { message: 'product not found', code: 'product.not_found', errors: {} },
    { status: 404 },
  )
  openScreen('/product/nothing')

  await shows(() => screen.getByText('お探しのページが見つかりませんでした。'))
})

test('includes the visible text in the favourite button’s accessible name', async () => {
  api.answer(likeProduct, { is_favorite: true })
  openScreen('/product/imabari-towel-set', { isLogin: true })
  const heart = await screen.findByRole('button', { name: /^今治タオル 四枚セット(を|は)お気に入り/ })
  act(() => publish('product.favourite-changed', { product_id: 1, is_favorite: false }))
  // The button subscribes in an effect, which runs after the button appears.
  await waitFor(() => expect(heart).toHaveAccessibleName('今治タオル 四枚セットをお気に入りに追加'))
  expect(heart).toHaveTextContent('お気に入りに追加')

  await userEvent.click(heart)

  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: '今治タオル 四枚セットはお気に入り登録済み' }),
    ).toHaveTextContent('お気に入り登録済み'),
  )
})

test('tells shoppers to choose wrapping on the made-to-order screen', async () => {
  api.answer(listFittingDays, { data: [] })
  productIs({ has_measurement: true })
  openScreen('/product/imabari-towel-set')

  await shows(() => screen.getByText('ラッピング・のしは、次の画面でお選びいただけます。'))
  expect(screen.queryByLabelText(/のし紙/)).not.toBeInTheDocument()
})

test('sells a product without the name that can be put on it', async () => {
  productIs({ has_name_embroidery: true, data: [{ label: 'お名入れの方法', value: '刻印' }] })
  openScreen('/product/imabari-towel-set')

  await shows(() => screen.getByText('お名前の刻印（無料）をお入れできます。入れないご注文もできます。'))
  expect(screen.getByRole('link', { name: 'お名前の刻印を指定する' })).toHaveAttribute(
    'href',
    '/product/imabari-towel-set/uos',
  )
  expect(screen.getAllByRole('button', { name: 'カートに入れる' })[0]).toBeVisible()
})

test('leads to the cart once the cart has the product', async () => {
  openScreen('/product/imabari-towel-set')
  const box = within(await screen.findByRole('region', { name: 'ご購入' }))
  expect(box.getByRole('button', { name: '今すぐ購入' })).toBeVisible()

  act(() => publish('cart.changed', { count: 1, total: 3_300, quantities: { [aProduct().id]: 1 } }))

  await waitFor(() =>
    expect(box.getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart'),
  )
  expect(box.queryByRole('button', { name: '今すぐ購入' })).not.toBeInTheDocument()
  expect(box.getByRole('button', { name: 'さらにカートに入れる' })).toBeVisible()
  act(() => publish('cart.changed', { count: 0, total: 0 }))
})
