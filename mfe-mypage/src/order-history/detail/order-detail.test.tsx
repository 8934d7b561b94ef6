import { getOrder, type Order } from '@storefront/contracts'
import { answerCalls, type PurchaseChoice } from '@storefront/event-bus'
import { screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { anOrder } from '../../testing/mypage-builders'
import { fakeMemberApi, openScreen, recordToasts } from '../../testing/mypage-screen'

const api = fakeMemberApi()
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const [parcel] = anOrder().shippings
const towel = parcel!.products[0]!
const tea = {
  ...towel,
  product_id: 2,
  product_info: { ...towel.product_info, key: 'sencha', name: '煎茶', variant_name: '100g' },
}

function opens(own: Partial<Order>, products = [towel, tea]) {
  api.answer(getOrder, anOrder({ is_cancellable: false, shippings: [{ ...parcel!, products }], ...own }))
  openScreen('/mypage/order_history/7')
}

/** Answers calls to the cart. Only tea is rejected. */
function hasCart() {
  const asked: PurchaseChoice[] = []
  const stop = answerCalls('cart.add-product', async (choice) => {
    asked.push(choice)
    return choice.product_key === 'sencha'
      ? { kind: 'refused', reason: 'sold-out', message: '在庫がありません' }
      : { kind: 'added' }
  })
  stops.push(stop)
  return asked
}

test('buys an order again and lists rejected products', async () => {
  const asked = hasCart()
  opens({
    shippings: [
      { ...parcel!, products: [towel, tea] },
      { ...parcel!, id: 2, products: [{ ...towel, quantity: 2 }] },
    ],
  })

  await userEvent.click(await screen.findByRole('button', { name: 'この注文の商品をもう一度購入する' }))

  const told = await screen.findByRole('status')
  expect(told).toHaveTextContent('今治タオル 四枚セットをカートに入れました。')
  expect(told).toHaveTextContent('煎茶 100g：在庫がありません')
  expect(within(told).getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart')
  expect(asked).toEqual([
    { product_key: 'imabari-towel-set', product_id: 1, quantity: 3, is_announced: true },
    { product_key: 'sencha', product_id: 2, quantity: 1, is_announced: true },
  ])
})

test("shows the cart's error when buying one line again", async () => {
  const toasts = recordToasts()
  const asked = hasCart()
  opens({})

  await userEvent.click(await screen.findByRole('button', { name: '煎茶 100gをもう一度購入する' }))

  expect(asked.map(({ product_key }) => product_key)).toEqual(['sencha'])
  expect(toasts).toEqual(['煎茶 100g：在庫がありません'])
})

test('links embroidered products to their page instead of the cart', async () => {
  const asked = hasCart()
  opens({}, [{ ...towel, name_embroidery: '山田' }, tea])

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'もう一度お仕立てする' })).toHaveAttribute(
      'href',
      '/product/imabari-towel-set',
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: 'この注文の商品をもう一度購入する' }))

  await shows(() => screen.getByText(/四枚セット：お仕立ての商品は/))
  expect(asked.map(({ product_key }) => product_key)).toEqual(['sencha'])
})

test("links a parcel's tracking number to its carrier", async () => {
  const tracked = {
    tracking_number: '4001-2345-6789',
    carrier_name: 'ヤマト運輸',
    tracking_url: 'https://jizen.kuronekoyamato.co.jp/x?id=400123456789',
  }
  opens({ status: 'shipped', shippings: [{ ...parcel!, ...tracked }] })

  const link = await screen.findByRole('link', { name: /荷物の状況を見る/ })
  expect(link).toHaveAttribute('href', tracked.tracking_url)
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link.closest('dd')).toHaveTextContent('ヤマト運輸 4001-2345-6789')
})

test.each([
  ['delivered', 5, '返品・交換について問い合わせる', '/contact?category_id=5&order_no=T20261121-0007'],
  ['shipped', null, '返品・交換について問い合わせる', '/contact?order_no=T20261121-0007'],
  ['accepted', 5, 'この注文について問い合わせる', '/contact?order_no=T20261121-0007'],
] as const)(
  'links an order that is %s to contact (category %s) as %s',
  async (status, category, name, href) => {
    opens({ status, returns_category_id: category })

    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('href', href))
  },
)
