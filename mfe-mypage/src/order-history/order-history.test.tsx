import { cancelOrder, downloadOrderReceipt, getFormLayout, getOrder, listOrders } from '@storefront/contracts'
import { currentSite, emptySite, setSite } from '@storefront/site'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen, paged, recordEvents, recordToasts } from '../testing/mypage-screen'
import { anOrder, anOrderSummary } from '../testing/mypage-builders'

const api = fakeMemberApi()
const layout = {
  form: [{ name: 'cancel_reason', label: '取消しの理由', type: 'select', is_required: true }],
  dataFormDefault: {},
  options: { cancel_reason: [{ value: '不要になった', label: '不要になった' }] },
  prefix: null,
}

function hasOrders(count: number) {
  const orders = Array.from({ length: count }, (_, index) => anOrderSummary({ id: index + 1 }))
  api.answerBy(listOrders, ({ url: { searchParams } }) => {
    const [page, per] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('per') ?? 10)]
    const data = orders.slice((page - 1) * per, page * per)
    return [{ data, user_order_total_payment: 12345 }, 200, paged(count, page, per).headers]
  })
}

test.each([
  ['/mypage/order_history', 10],
  ['/mypage/order_history?page=2', 1],
])('on %s, shows %i of eleven orders and the total (§9)', async (url, shown) => {
  hasOrders(11)
  openScreen(url)

  await shows(() => screen.getByText(/11件のご注文 お支払い累計 12,345円/))
  expect(screen.getAllByText('詳細を見る')).toHaveLength(shown)
  expect(api.callsOf(listOrders)[0]?.url.searchParams.get('per')).toBe('10')
})

test('links to each order and to the adjacent page', async () => {
  hasOrders(11)
  openScreen('/mypage/order_history?page=2')

  const link = (await screen.findByText('詳細を見る')).closest('a')
  expect(link).toHaveAttribute('href', '/mypage/order_history/11')
  expect(screen.getByLabelText('1ページ目')).toHaveAttribute('href', '/mypage/order_history')
})

test('links a member without orders to the products', async () => {
  api.answer(listOrders, { data: [], user_order_total_payment: 0 }, paged(0))
  openScreen('/mypage/order_history')

  await shows(() => screen.getByText('ご注文はまだありません'))
  expect(screen.getByRole('link', { name: '商品を見る' })).toHaveAttribute('href', '/product')
})

test('shows an order with a pending payment above the list', async () => {
  const pending_payments = [{ order_no: 'T20261121-000009', expires_at: '2026-11-21T10:30:00+09:00' }]
  api.answer(listOrders, { data: [], user_order_total_payment: 0, pending_payments }, paged(0))
  openScreen('/mypage/order_history')

  await shows(() => screen.getByText('お支払いの手続き中のご注文があります'))
  expect(screen.getByText(/ご注文番号 T20261121-000009。2026\.11\.21 10:30まで/)).toBeVisible()
  expect(screen.queryByText('ご注文はまだありません')).toBeNull()
})

test("shows an order's destinations, days and tax by rate", async () => {
  api.answer(getOrder, anOrder({ is_cancellable: false }))
  openScreen('/mypage/order_history/7')

  await shows(() => screen.getByText('2026.11.21 10:05'))
  expect(screen.getByText('11月25日（水） 午前中')).toBeVisible()
  expect(screen.getByText('〒060-0001 北海道札幌市中央区北一条西1')).toBeVisible()
  expect(screen.getByText('10%対象 3,850円（内消費税 350円）')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'ご注文をキャンセルする' })).not.toBeInTheDocument()
})

test.each([
  ['accepted', false, '獲得ポイント 33ポイント'],
  ['accepted', true, '獲得予定ポイント 33ポイント（商品の発送後にお使いいただけます）'],
  ['waiting_deposit', true, '獲得予定ポイント 33ポイント（ご入金の確認後にお使いいただけます）'],
] as const)(
  'shows the points of an order in state %s (pending is %s)',
  async (status, is_point_coming, words) => {
    const { order } = anOrder()
    api.answer(
      getOrder,
      anOrder({ status, is_cancellable: false, order: { ...order, earned_point: 33, is_point_coming } }),
    )
    openScreen('/mypage/order_history/7')

    await shows(() => screen.getByText(words))
  },
)

test('does not promise points for a cancelled order', async () => {
  const { order } = anOrder()
  api.answer(
    getOrder,
    anOrder({ status: 'cancelled', is_cancellable: false, order: { ...order, earned_point: 33 } }),
  )
  openScreen('/mypage/order_history/7')

  await shows(() => screen.getByText('お支払い金額'))
  expect(screen.queryByText(/獲得/)).not.toBeInTheDocument()
})

test('lists a card after the products and a noshi under its product', async () => {
  const order = anOrder({ is_cancellable: false })
  const [shipping] = order.shippings
  const printed = {
    price_with_tax: 110,
    quantity: 1,
    total_price: 110,
    noshi_heading: null,
    noshi_name: null,
    message: null,
  }
  const accessories = [
    { ...printed, kind: 'message_card', name: 'メッセージカード', message: 'おめでとう' },
    { ...printed, kind: 'noshi', name: 'のし', noshi_heading: '御祝', noshi_name: '山田' },
  ]
  api.answer(getOrder, {
    ...order,
    shippings: [
      { ...shipping!, products: shipping!.products.map((product) => ({ ...product, accessories })) },
    ],
  })
  openScreen('/mypage/order_history/7')

  await waitFor(() =>
    expect(screen.getByText('荷物に添えるもの').parentElement).toHaveTextContent(
      'メッセージカード／「おめでとう」',
    ),
  )
  expect(screen.getByText('今治タオル 四枚セット').parentElement).toHaveTextContent('のし／御祝・山田')
  expect(screen.getByRole('img', { name: 'のしの仕上がり見本：御祝・山田' })).toBeVisible()
  expect(screen.getAllByText(/メッセージカード/)).toHaveLength(1)
})

test('shows the promised arrival and all amounts of an order', async () => {
  const order = anOrder({ is_cancellable: false })
  const [shipping] = order.shippings
  const arrival_text = '11月25日（水）ごろにお届けします'
  const goods = { total_price: 3410, total_accessory: 110, total_quantity: 2 }
  const sums = { ...order.order, ...goods, payment_fee: 330, point: 100, total_payment: 4410 }
  const shippings = [{ ...shipping!, delivery_at: null, arrival_text }]
  api.answer(getOrder, { ...order, shippings, order: sums })
  openScreen('/mypage/order_history/7')

  await shows(() => screen.getByText(arrival_text))
  expect(screen.getByText('お届けの時期')).toBeVisible()
  const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent
  expect(
    ['商品合計（2点）', '包装・のしなど', '決済手数料', 'ポイント利用', '合計（税込）'].map(valueOf),
  ).toEqual(['3,300円', '110円', '330円', '−100円', '4,410円'])
})

test('says that sums include tax where prices exclude it', async () => {
  const { order, ...rest } = anOrder({ is_cancellable: false })
  api.answer(getOrder, { ...rest, order: { ...order, point: 100 } })
  openScreen('/mypage/order_history/7')
  const site = currentSite()
  setSite({ ...site, settings: { ...site.settings, isPricedWithoutTax: true } })

  await shows(() => screen.getByText('ポイント利用'))
  const valueOf = (term: RegExp) => screen.getByText(term).nextElementSibling?.textContent
  expect(valueOf(/^商品合計/)).toMatch(/^税込[\d,]+円$/)
  expect(valueOf(/^ポイント利用/)).toBe('−100円')
  expect(valueOf(/^合計（税込）/)).toMatch(/^[\d,]+円$/)
  expect(valueOf(/^税抜合計/)).toMatch(/^[\d,]+円$/)
  setSite(site)
})

test('shows the status of each parcel only if there are several', async () => {
  const { shippings, ...order } = anOrder({ is_cancellable: false })
  const parcels = ['発送済み', '発送準備中'].map((status_name, index) => ({
    ...shippings[0]!,
    id: index + 1,
    status_name,
  }))
  api.answer(getOrder, { ...order, shippings: parcels })
  openScreen('/mypage/order_history/1')

  await waitFor(() =>
    expect(screen.getAllByText('お届けの状況').map(({ nextSibling }) => nextSibling?.textContent)).toEqual([
      '発送済み',
      '発送準備中',
    ]),
  )
  cleanup()
  api.answer(getOrder, { ...order, shippings: parcels.slice(0, 1) })
  openScreen('/mypage/order_history/2')
  await screen.findByRole('heading', { name: 'お届け先' })
  expect(screen.queryByText('お届けの状況')).not.toBeInTheDocument()
})

test('shows the number of pieces for each address', async () => {
  const order = anOrder({ is_cancellable: false })
  const [shipping] = order.shippings
  const { products } = shipping!
  const sent = (id: number, quantity: number) => ({
    ...shipping!,
    id,
    products: products.map((one) => ({ ...one, quantity })),
  })
  api.answer(getOrder, { ...order, shippings: [sent(1, 1), sent(2, 2)] })
  openScreen('/mypage/order_history/7')

  const counted = await screen.findAllByText(/ × \d点$/)
  expect(counted.map(({ textContent }) => textContent?.slice(-2))).toEqual(['1点', '2点'])
})

test("never shows a social gift's address to the giver", async () => {
  const [shipping] = anOrder().shippings
  const hidden = {
    shipping_name: null,
    shipping_kana: null,
    formatted_postal_code: null,
    full_address: null,
    phone_number: null,
    delivery_at: null,
    delivery_timezone: null,
  }
  const gift = {
    path: '/social-gift/abc',
    expires_at: '2026-12-21T10:05:00+09:00',
    is_completed: false,
    receiver_name: '次郎',
  }
  api.answer(
    getOrder,
    anOrder({
      is_cancellable: false,
      shippings: shipping ? [{ ...shipping, ...hidden, is_social_gift: true }] : [],
      social_gift: gift,
    }),
  )
  openScreen('/mypage/order_history/7')

  await shows(() => screen.getByText('お受け取りになる方がご指定になります'))
  expect(screen.getByText('受け取りの期限は 2026.12.21 です。')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ギフトのページを開く' })).toHaveAttribute(
    'href',
    '/social-gift/abc',
  )
})

test('shows the server’s warning after a cancellation (§4)', async () => {
  const heard = recordToasts()
  const warning = '決済の取消しには数日かかることがあります。'
  const cancelled = anOrder({
    status: 'cancelled',
    status_name: 'キャンセル',
    is_cancellable: false,
    cancel_only_ecd_key: warning,
  })
  const recorded = recordEvents('analytics.recorded')
  let order = anOrder()
  api.answerBy(getOrder, () => [order, 200])
  api.answer(getFormLayout, layout)
  api.answerBy(cancelOrder, () => [(order = cancelled), 200])
  openScreen('/mypage/order_history/7')

  await userEvent.click(await screen.findByText('ご注文をキャンセルする'))
  await userEvent.click(screen.getByRole('button', { name: 'キャンセルを確定する' }))
  await waitFor(() => expect(screen.getByText('取消しの理由を選択してください')).toBeInTheDocument())
  expect(order.status).not.toBe('cancelled')
  await userEvent.selectOptions(screen.getByLabelText(/取消しの理由/), '不要になった')
  await userEvent.click(screen.getByRole('button', { name: 'キャンセルを確定する' }))

  await shows(() => screen.getByText(warning))
  expect(api.callsOf(cancelOrder)[0]?.body).toEqual({ cancel_reason: '不要になった' })
  expect(screen.queryByRole('button', { name: 'ご注文をキャンセルする' })).not.toBeInTheDocument()
  expect(heard).toEqual(['ご注文をキャンセルしました'])
  expect(recorded).toMatchObject([
    {
      name: 'refund',
      args: {
        transaction_id: 'T20261121-0007',
        currency: 'JPY',
        value: 3850,
        items: [{ item_id: 'TW-001', item_name: '今治タオル 四枚セット', price: 3300, quantity: 1 }],
      },
    },
  ])
})

test('shows no warning if the cancellation response has none (§4)', async () => {
  let order = anOrder()
  api.answerBy(getOrder, () => [order, 200])
  api.answer(getFormLayout, layout)
  const cancelled = { status: 'cancelled', status_name: 'キャンセル', is_cancellable: false } as const
  api.answerBy(cancelOrder, () => [(order = anOrder({ ...cancelled, cancel_only_ecd_key: '' })), 200])
  openScreen('/mypage/order_history/7')

  await userEvent.click(await screen.findByText('ご注文をキャンセルする'))
  await userEvent.selectOptions(screen.getByLabelText(/取消しの理由/), '不要になった')
  await userEvent.click(screen.getByRole('button', { name: 'キャンセルを確定する' }))

  await shows(() => screen.getByText('キャンセル'))
  expect(screen.queryByText(/取消しには数日/)).not.toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test.each([
  [true, 3500],
  [false, 3850],
])(
  'records the refund value according to IS_WITHOUT_TAX_VALUE (%s, %i)',
  async (isPurchaseWithoutTax, value) => {
    const order = anOrder()
    const [shipping] = order.shippings
    const products = shipping!.products.map((product) => ({
      ...product,
      product_info: {
        ...product.product_info,
        maker_name: '白波製織',
        brand_name: '白波',
        category_names: ['タオル・寝具', 'バスタオル'],
      },
    }))
    const recorded = recordEvents('analytics.recorded')
    api.answer(getOrder, { ...order, shippings: [{ ...shipping!, products }] })
    api.answer(getFormLayout, layout)
    api.answer(cancelOrder, anOrder({ status: 'cancelled', is_cancellable: false }))
    const { settings } = emptySite('tsunagu')
    const tagManager = { ...settings.tagManager, isPurchaseWithoutTax }
    openScreen('/mypage/order_history/7', { settings: { ...settings, tagManager } })

    await userEvent.click(await screen.findByText('ご注文をキャンセルする'))
    await userEvent.selectOptions(screen.getByLabelText(/取消しの理由/), '不要になった')
    await userEvent.click(screen.getByRole('button', { name: 'キャンセルを確定する' }))

    await waitFor(() => expect(recorded).toHaveLength(1))
    expect(recorded[0]?.args).toMatchObject({
      value,
      items: [{ item_brand: '白波', item_category: 'タオル・寝具', item_category2: 'バスタオル' }],
    })
  },
)

test('offers a free-text reason if the shop has no predefined ones', async () => {
  api.answer(getOrder, anOrder())
  api.answer(getFormLayout, { message: 'ページが見つかりません', code: 'page.not_found' }, { status: 404 })
  openScreen('/mypage/order_history/7')

  await userEvent.click(await screen.findByText('ご注文をキャンセルする'))

  expect(screen.getByLabelText(/キャンセルの理由/)).toBeInTheDocument()
})

test("saves a receipt under the server's suggested name", async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:receipt'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const issued = '2026-11-22T10:00:00+09:00'
  api.answer(getOrder, anOrder({ is_cancellable: false, receipt_issued_at: issued }))
  api.answer(
    downloadOrderReceipt,
    {},
    { headers: { 'x-suggested-filename': encodeURIComponent('領収書_7.pdf') } },
  )
  openScreen('/mypage/order_history/7')

  await userEvent.click(await screen.findByText('領収書を再発行する'))

  await waitFor(() => expect(saved).toEqual(['領収書_7.pdf']))
})
