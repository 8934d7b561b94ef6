import {
  addCartAccessory,
  addCartPacking,
  deleteCartAccessory,
  getCart,
  initCart,
  listCartLeadtimes,
  listCartPayments,
  listProductAccessories,
  modifyCartAccessory,
  modifyCartOther,
  modifyCartPacking,
  type Accessory,
  type CartAccessory,
} from '@storefront/contracts'
import { wishedDay } from '@storefront/state'
import { polyfillDialog } from '@storefront/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCartAccessory, aCartProduct, anOrderableCart, aPacking, aShipping } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
beforeAll(polyfillDialog)

const noshi: Accessory = {
  id: 3,
  key: 'noshi',
  kind: 'noshi',
  name: 'のし',
  description: '外側にかけます。',
  unit_price: 0,
  price_with_tax: 0,
  tax_rate: 10,
  text_label: 'お名前',
  text_max_length: 20,
  choices: ['御祝', '結婚内祝'],
  headings: [
    { heading: '御祝', purpose: 'お祝い', cords: ['bow', 'knot'], note: '何度あってもうれしいお祝いに。' },
    { heading: '結婚内祝', purpose: 'お返し', cords: ['knot'], note: '挙式から1か月以内に。' },
  ],
  image: null,
}
const card: Accessory = {
  ...noshi,
  id: 4,
  key: 'message-card',
  kind: 'message_card',
  name: 'メッセージカード',
  text_label: 'メッセージ',
  choices: ['花'],
  headings: [],
}
const towel = aCartProduct({ key: 'towel' })
const tea = aCartProduct({
  key: 'tea',
  product_info: { ...towel.product_info, id: 2, key: 'tea', name: '煎茶' },
})
const together = aPacking({
  products: [
    { key: 'towel', quantity: 1 },
    { key: 'tea', quantity: 1 },
  ],
})
const cartOf = (packings: ReturnType<typeof aPacking>[], version = 1) =>
  anOrderableCart({ version, detail: { products: [towel, tea], shippings: [aShipping({ packings })] } })

beforeEach(() => {
  api.answer(initCart, cartOf([together]))
  api.answer(listProductAccessories, { data: [noshi, card] })
  api.answer(listCartLeadtimes, {
    data: [
      {
        packing_key: 'packing-1',
        shipping_key: 'shipping-1',
        first_day: '2026-11-27',
        days: ['2026-11-27', '2026-11-28'],
        timezones: [{ key: 'am', name: '午前中' }],
      },
    ],
  })
})

test('preselects the day requested for a gift and clears it after submitting', async () => {
  wishedDay.keep('2999-11-28')
  api.answer(listCartLeadtimes, {
    data: [
      {
        packing_key: 'packing-1',
        shipping_key: 'shipping-1',
        first_day: '2999-11-27',
        days: ['2999-11-27', '2999-11-28'],
        timezones: [],
      },
    ],
  })
  api.answer(modifyCartPacking, cartOf([together], 2))
  openScreen('/cart/shipping-detail')

  await waitFor(() => expect(screen.getByLabelText(/^お届け希望日/)).toHaveValue('2999-11-28'))
  expect(screen.getByText(/お届け希望日に選びました/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'お支払いへ進む' }))

  await waitFor(() => expect(wishedDay.read()).toBeUndefined())
  expect(api.callsOf(modifyCartPacking)[0]?.body).toMatchObject({ delivery_at: '2999-11-28' })
})

test('explains why a requested day cannot be selected', async () => {
  wishedDay.keep('2999-12-08')
  openScreen('/cart/shipping-detail')

  await waitFor(() => expect(screen.getByLabelText(/^お届け希望日/)).toHaveValue(''))
  expect(screen.getByText(/まだお選びいただけません/)).toBeVisible()
  wishedDay.forget()
})

test("previews a parcel's noshi before it is attached", async () => {
  api.answer(addCartAccessory, cartOf([together], 2))
  openScreen('/cart/shipping-detail')

  await userEvent.click(await screen.findByRole('button', { name: 'のしを付ける' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.selectOptions(within(dialog).getByLabelText('表書き'), '結婚内祝')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /お名前/ }), '山田')

  expect(within(dialog).getByRole('img')).toHaveAccessibleName(
    'のしの仕上がり見本：結婚内祝・紅白結び切り・外のし・山田',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'この内容で付ける' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(api.callsOf(addCartAccessory)[0]?.body).toEqual({
    token: 'cart-token',
    packing_key: 'packing-1',
    accessory_id: 3,
    noshi_heading: '結婚内祝',
    noshi_cord: 'knot',
    noshi_place: 'outer',
    noshi_name: '山田',
  })
})

test('shows the etiquette and cords for the selected noshi heading', async () => {
  openScreen('/cart/shipping-detail')
  await userEvent.click(await screen.findByRole('button', { name: 'のしを付ける' }))
  const dialog = within(screen.getByRole('dialog'))
  const heading = dialog.getByLabelText('表書き')
  expect(heading).toHaveValue('')
  await userEvent.selectOptions(heading, '御祝')

  expect(heading).toHaveAccessibleDescription('何度あってもうれしいお祝いに。')
  await userEvent.click(dialog.getByRole('radio', { name: '紅白結び切り' }))
  await userEvent.click(dialog.getByRole('radio', { name: /^内のし/ }))
  expect(dialog.getByRole('img')).toHaveAccessibleName(/御祝・紅白結び切り・内のし/)

  await userEvent.selectOptions(heading, '結婚内祝')
  expect(dialog.queryByRole('radio', { name: '紅白蝶結び' })).not.toBeInTheDocument()
  expect(within(heading).getByRole('group', { name: 'お返し' })).toContainElement(
    within(heading).getByRole('option', { name: '結婚内祝' }),
  )
})

test.each([
  ['a fourth name', '山田{Enter}佐藤{Enter}鈴木{Enter}高橋', '3名までです'],
  ['a name that is too long', '山'.repeat(21), '20文字以内で入力してください'],
  ['an unprintable character', '山田🎁', '絵文字など印刷できない文字'],
])('shows an error next to the names field for %s', async (_what, typed, words) => {
  openScreen('/cart/shipping-detail')
  await userEvent.click(await screen.findByRole('button', { name: 'のしを付ける' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('表書き'), '御祝')
  const names = dialog.getByRole('textbox', { name: /お名前/ })
  await userEvent.type(names, typed)
  await userEvent.click(dialog.getByRole('button', { name: 'この内容で付ける' }))

  expect(names).toHaveAccessibleDescription(expect.stringContaining(words))
  expect(names).toHaveFocus()
  expect(api.callsOf(addCartAccessory)).toEqual([])
})

test('asks for the heading of a noshi before attaching it', async () => {
  openScreen('/cart/shipping-detail')
  await userEvent.click(await screen.findByRole('button', { name: 'のしを付ける' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'この内容で付ける' }))

  const heading = dialog.getByLabelText('表書き')
  expect(heading).toHaveFocus()
  expect(heading).toHaveAccessibleDescription('のしの表書きを選択してください')
  expect(api.callsOf(addCartAccessory)).toEqual([])
})

const onTowel = aCartAccessory({ product_key: 'towel' })
const dressed = (...own: CartAccessory[][]) =>
  anOrderableCart({
    detail: {
      products: [
        { ...towel, accessories: own[0] ?? [] },
        { ...tea, accessories: own[1] ?? [] },
      ],
      shippings: [aShipping({ packings: [together] })],
    },
  })

test('removes the accessories and their preview from a parcel', async () => {
  api.answer(initCart, dressed([onTowel], [{ ...onTowel, key: 'noshi-2' }]))
  api.answer(deleteCartAccessory, cartOf([together], 2))
  openScreen('/cart/shipping-detail')
  const parcel = await screen.findByRole('region', { name: 'この荷物のラッピング・のし' })

  expect(
    within(parcel).getByRole('img', { name: 'のしの仕上がり見本：御祝・紅白蝶結び・外のし・山田' }),
  ).toBeVisible()
  expect(parcel).toHaveTextContent('のし × 2（御祝・紅白蝶結び・外のし・山田） 無料')
  await userEvent.click(within(parcel).getByRole('button', { name: 'のしを外す' }))

  await waitFor(() => expect(within(parcel).getByRole('button', { name: 'のしを付ける' })).toBeVisible())
  expect(within(parcel).queryByRole('img')).not.toBeInTheDocument()
  expect(api.callsOf(deleteCartAccessory)[0]?.body).toEqual({
    token: 'cart-token',
    packing_key: 'packing-1',
    accessory_id: 3,
  })
})

test('moves the focus to the parcel when its edited line is joined', async () => {
  const other = { ...onTowel, key: 'noshi-2', noshi_name: '鈴木' }
  api.answer(initCart, dressed([onTowel], [other]))
  api.answer(
    modifyCartAccessory,
    anOrderableCart({
      version: 2,
      detail: {
        products: [{ ...towel, quantity: 2, accessories: [{ ...onTowel, quantity: 2 }] }],
        shippings: [aShipping({ packings: [aPacking({ products: [{ key: 'towel', quantity: 2 }] })] })],
      },
    }),
  )
  openScreen('/cart/shipping-detail')

  await userEvent.click(await screen.findByRole('button', { name: '煎茶ののしを変更する', hidden: true }))
  await userEvent.click(screen.getByRole('button', { name: 'この内容で付ける' }))

  const list = screen.getByRole('list', { name: 'この荷物の商品' })
  await waitFor(() => expect(list).toHaveTextContent('今治タオル × 2'))
  expect(list).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('moves the focus to 付ける after an accessory is removed', async () => {
  api.answer(initCart, dressed([onTowel], [{ ...onTowel, key: 'noshi-2' }]))
  api.answer(deleteCartAccessory, cartOf([together], 2))
  openScreen('/cart/shipping-detail')
  const parcel = await screen.findByRole('region', { name: 'この荷物のラッピング・のし' })

  await userEvent.click(within(parcel).getByRole('button', { name: 'のしを外す' }))

  await waitFor(() => expect(within(parcel).getByRole('button', { name: 'のしを付ける' })).toHaveFocus())
})

test('shows that products differ after the noshi of one product is changed', async () => {
  api.answer(initCart, dressed([onTowel], [{ ...onTowel, key: 'noshi-2' }]))
  api.answer(modifyCartAccessory, {
    ...dressed([onTowel], [{ ...onTowel, key: 'noshi-2', noshi_heading: '結婚内祝' }]),
    version: 2,
  })
  openScreen('/cart/shipping-detail')
  const parcel = await screen.findByRole('region', { name: 'この荷物のラッピング・のし' })

  await userEvent.click(screen.getByRole('button', { name: '煎茶ののしを変更する', hidden: true }))
  await userEvent.selectOptions(within(screen.getByRole('dialog')).getByLabelText('表書き'), '結婚内祝')
  await userEvent.click(screen.getByRole('button', { name: 'この内容で付ける' }))

  await waitFor(() => expect(parcel).toHaveTextContent(/のし\s商品ごとに異なります/))
  expect(api.callsOf(modifyCartAccessory)[0]?.body).toEqual({
    token: 'cart-token',
    key: 'noshi-2',
    noshi_heading: '結婚内祝',
    noshi_cord: 'knot',
    noshi_place: 'outer',
    noshi_name: '山田',
  })
})

test('previews a message card with its text', async () => {
  openScreen('/cart/shipping-detail')

  await userEvent.click(await screen.findByRole('button', { name: 'メッセージカードを付ける' }))
  await userEvent.type(screen.getByRole('textbox', { name: /メッセージ/ }), 'おめでとう')

  expect(
    screen.getByRole('img', { name: 'メッセージカードの仕上がり見本。絵柄「花」、お言葉「おめでとう」' }),
  ).toHaveTextContent('おめでとう')
})

test('keeps the text of a card after its dialog is closed', async () => {
  api.answer(addCartAccessory, cartOf([together], 2))
  openScreen('/cart/shipping-detail')
  const open = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'メッセージカードを付ける' }))

  await open()
  await userEvent.type(screen.getByRole('textbox', { name: /メッセージ/ }), 'おめでとう')
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  await open()
  expect(screen.getByRole('textbox', { name: /メッセージ/ })).toHaveValue('おめでとう')
  await userEvent.click(screen.getByRole('button', { name: 'この内容で付ける' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(api.callsOf(addCartAccessory)[0]?.body).toMatchObject({ message: 'おめでとう' })
  await open()
  expect(screen.getByRole('textbox', { name: /メッセージ/ })).toHaveValue('')
})

test('keeps a card’s text that is too long and says so', async () => {
  openScreen('/cart/shipping-detail')
  await userEvent.click(await screen.findByRole('button', { name: 'メッセージカードを付ける' }))
  const text = screen.getByRole('textbox', { name: /メッセージ/ })

  await userEvent.click(text)
  await userEvent.paste('祝'.repeat(201))
  await userEvent.click(screen.getByRole('button', { name: 'この内容で付ける' }))

  expect(text).toHaveFocus()
  expect(text).toHaveAccessibleDescription(/^メッセージは\d+文字以内で入力してください/)
  expect(api.callsOf(addCartAccessory)).toHaveLength(0)
})

test('reloads the delivery days when a product moves to its own parcel', async () => {
  const apart = [
    aPacking({ products: [{ key: 'towel', quantity: 1 }] }),
    aPacking({ key: 'packing-2', products: [{ key: 'tea', quantity: 1 }] }),
  ]
  api.answer(addCartPacking, cartOf(apart, 2))
  openScreen('/cart/shipping-detail')

  await userEvent.click(await screen.findByRole('button', { name: '煎茶を別の荷物に分ける' }))

  await shows(() => screen.getByText('山田 太郎 さま（荷物2）'))
  expect(api.callsOf(addCartPacking)[0]?.body).toEqual({
    token: 'cart-token',
    shipping_key: 'shipping-1',
    product_keys: ['tea'],
  })
  expect(api.callsOf(listCartLeadtimes).length).toBeGreaterThan(1)
  api.answer(modifyCartPacking, cartOf([together], 3))
  await userEvent.click(screen.getByRole('button', { name: '煎茶をほかの商品とまとめる' }))
  await waitFor(() =>
    expect(api.callsOf(modifyCartPacking)[0]?.body).toEqual({
      token: 'cart-token',
      key: 'packing-1',
      product_keys: ['tea'],
    }),
  )
})

test('keeps the delivery day, time slot and note after a reload', async () => {
  api.answer(modifyCartPacking, cartOf([together], 2))
  api.answer(modifyCartOther, cartOf([together], 3))
  api.answer(getCart, cartOf([together], 3))
  api.answer(listCartPayments, { data: [] })
  openScreen('/cart/shipping-detail')
  await userEvent.selectOptions(await screen.findByLabelText(/お届け希望日/), '2026-11-28')
  await userEvent.selectOptions(screen.getByLabelText(/お届け時間帯/), 'am')
  const note = screen.getByLabelText(/備考/)
  expect(document.getElementById('note')).toContainElement(note)
  await userEvent.type(note, '呼び鈴は鳴らさないでください')
  cleanup()

  openScreen('/cart/shipping-detail')
  await waitFor(() => expect(screen.getByLabelText(/備考/)).toHaveValue('呼び鈴は鳴らさないでください'))
  await userEvent.click(screen.getByRole('button', { name: 'お支払いへ進む' }))

  await waitFor(() => expect(api.callsOf(modifyCartOther)).toHaveLength(1))
  expect(api.callsOf(modifyCartPacking).map(({ body }) => body)).toEqual([
    { token: 'cart-token', key: 'packing-1', delivery_at: '2026-11-28', delivery_timezone_key: 'am' },
  ])
})

test('stores the original note after an edit is undone', async () => {
  const noted = cartOf([together], 1)
  api.answer(initCart, {
    ...noted,
    data: { ...noted.data, detail: { ...noted.data.detail, other: { note: '静かに', receipt_name: null } } },
  })
  openScreen('/cart/shipping-detail')
  const note = await screen.findByDisplayValue('静かに')

  await userEvent.type(note, 'ね')
  await userEvent.type(note, '{Backspace}')

  expect(note).toHaveValue('静かに')
  expect(sessionStorage.getItem('draft.cart-form-shipping-detail')).toContain('"note":"静かに"')
})
