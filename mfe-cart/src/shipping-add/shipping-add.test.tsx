import {
  addCartShipping,
  fillCartDefaults,
  getFormLayout,
  changeCartReceiver,
  getCart,
  initCart,
  listCartLeadtimes,
  listCartPayments,
  listProductAccessories,
  listUserAddresses,
  lookUpPostalCode,
  modifyCartOrder,
  modifyCartShipping,
} from '@storefront/contracts'
import { changeSession } from '@storefront/session'
import { polyfillDialog } from '@storefront/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wishedDay } from '@storefront/state'
import { shows } from '@storefront/testing/shows'
import { clearAllDrafts, getDraft } from '../form-draft.state'
import { aCart, aCartProduct, anOrderer, aShipping, aUserAddress } from '../testing/cart-builders'
import { formLayouts } from '../testing/form-layouts'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const knownOrderer = () => aCart({ version: 2, detail: { orderer: anOrderer() } })
const shipped = () => aCart({ version: 3, detail: { orderer: anOrderer(), shippings: [aShipping()] } })

beforeEach(() => {
  api.answer(initCart, aCart())
  api.answer(modifyCartOrder, knownOrderer())
  api.answer(addCartShipping, shipped())
  api.answer(listCartLeadtimes, { data: [] })
  api.answer(listProductAccessories, { data: [] })
})

test('redirects a guest from shipping-select to shipping-add', async () => {
  const { urlNow } = openScreen('/cart/shipping-select')

  await waitFor(() => expect(urlNow()).toBe('/cart/shipping-add'))
})

test("keeps a guest's typed address when they sign in midway", async () => {
  polyfillDialog()
  openScreen('/cart/shipping-add')
  await userEvent.type(await screen.findByLabelText(/^姓/), '山田')
  await userEvent.type(screen.getByLabelText(/^町名・番地/), '千代田1-1')
  await userEvent.click(screen.getByRole('button', { name: 'ログインして進む' }))
  expect(screen.getByRole('dialog', { name: 'ログイン' })).toBeVisible()

  const members = { ...aCart({ version: 9 }), is_member: true }
  api.answer(initCart, members)
  api.answer(getCart, members)
  act(() => changeSession({ isLogin: true, userId: 1 }))

  await shows(() => screen.getByRole('heading', { name: 'お届け先の入力', level: 1 }))
  expect(screen.getByLabelText(/^姓/)).toHaveValue('山田')
  expect(screen.getByLabelText(/^町名・番地/)).toHaveValue('千代田1-1')
})

test('applies the last order after sign-in if only a name was typed', async () => {
  polyfillDialog()
  const { urlNow } = openScreen('/cart/shipping-add')
  await userEvent.type(await screen.findByLabelText(/^姓/), '山田')
  await userEvent.click(screen.getByRole('button', { name: 'ログインして進む' }))
  const filled = { ...shipped(), is_member: true, payment_id: null, version: 9 }
  api.answer(fillCartDefaults, { cart: filled, notes: [] })
  api.answer(getCart, filled)
  api.answer(listCartPayments, { data: [] })
  act(() => changeSession({ isLogin: true, userId: 1 }))

  await waitFor(() => expect(urlNow()).toBe('/cart/payment'))
  expect(getDraft('shipping-address').read()).toMatchObject({ recipient: { shipping_last_name: '山田' } })
  clearAllDrafts()
})

test('returns to confirm after a sign-in during an edit', async () => {
  polyfillDialog()
  const { urlNow } = openScreen('/cart/shipping-add?back=confirm')
  await userEvent.type(await screen.findByLabelText(/^町名・番地/), '千代田1-1')
  await userEvent.click(screen.getByRole('button', { name: 'ログインして進む' }))
  const members = { ...aCart({ version: 9 }), is_member: true }
  api.answer(initCart, members)
  api.answer(getCart, members)

  act(() => changeSession({ isLogin: true, userId: 1 }))

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'ログイン' })).not.toBeInTheDocument())
  expect(urlNow()).toBe('/cart/shipping-add?back=confirm')
  act(() => changeSession({ isLogin: false, userId: null }))
  expect(screen.queryByRole('dialog', { name: 'ログイン' })).not.toBeInTheDocument()
  clearAllDrafts()
})

test('lists every missing field when an empty form is submitted', async () => {
  openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  await shows(() => screen.getByText('姓を入力してください'))
  expect(screen.getByText('セイを入力してください')).toBeVisible()
  expect(screen.getByText('メールアドレスを入力してください')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveFocus())
  expect(screen.getByLabelText(/^姓/)).toHaveAttribute('autocomplete', 'billing family-name')
})

test('makes name kana optional in the business theme (§5)', async () => {
  const { form, ...rest } = formLayouts['cart-orderer']!
  const own = form.map((field) => ({ ...field, is_kana_optional: true }))
  api.answerBy(getFormLayout, ({ params: { page = '' } }) => [
    page === 'cart-orderer' ? { ...rest, form: own } : formLayouts[page]!,
    200,
  ])
  openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  await shows(() => screen.getByText('姓を入力してください'))
  expect(screen.queryByText('セイを入力してください')).not.toBeInTheDocument()
})

test('renders the orderer’s fields as the shop’s form layout defines them (§5)', async () => {
  const { form, ...rest } = formLayouts['cart-orderer']!
  const own = [...form]
    .reverse()
    .map((field) => (field.name === 'phone_number' ? { ...field, label: '会社の電話番号' } : field))
  api.answerBy(getFormLayout, ({ params: { page = '' } }) => [
    page === 'cart-orderer' ? { ...rest, form: own } : formLayouts[page]!,
    200,
  ])
  openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  await shows(() => screen.getByText('会社の電話番号を入力してください'))
  const before = screen.getByLabelText(/会社の電話番号/)
  expect(before.compareDocumentPosition(screen.getByLabelText(/^姓/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByLabelText(/生年月日/)).not.toBeInTheDocument()
})

test('renders the address fields as the shop’s form layout defines them (§5)', async () => {
  const { form, ...rest } = formLayouts['cart-address']!
  const own = form.map((field) => ({
    ...field,
    label:
      { phone_number: '納品先の電話番号', address: '納品先の所在地' }[field.name] ?? 'お受け取りの担当者',
  }))
  api.answerBy(getFormLayout, ({ params: { page = '' } }) => [
    page === 'cart-address' ? { ...rest, form: [...own].reverse() } : formLayouts[page]!,
    200,
  ])
  api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
  openScreen('/cart/shipping-add', { isLogin: true })

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  await shows(() => screen.getByText('納品先の電話番号を入力してください'))
  expect(screen.getByRole('group', { name: /^お受け取りの担当者/ })).toBeVisible()
  const phone = screen.getByLabelText(/^納品先の電話番号/)
  expect(phone.compareDocumentPosition(screen.getByLabelText(/^姓/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('groups the fields of orderer and recipient under their names', async () => {
  const recipient = aShipping({ shipping_last_name: '佐藤' })
  api.answer(initCart, aCart({ detail: { orderer: anOrderer(), shippings: [recipient] } }))
  openScreen('/cart/shipping-add')

  const orderer = within(await screen.findByRole('group', { name: 'ご注文者（ご依頼主）' }))
  expect(orderer.getByLabelText(/^姓/)).toHaveValue('山田')
  const destination = within(screen.getByRole('group', { name: 'お届け先' }))
  await waitFor(() => expect(destination.getByLabelText(/^姓/)).toHaveValue('佐藤'))
})

test('asks no kana of a recipient that came without', async () => {
  const pasted = aShipping({ city: '港区', shipping_last_name_kana: '', shipping_first_name_kana: '' })
  const cart = aCart({ detail: { orderer: anOrderer(), shippings: [pasted] } })
  api.answer(initCart, cart)
  api.answer(modifyCartOrder, cart)
  api.answer(modifyCartShipping, cart)
  openScreen('/cart/shipping-add')
  await waitFor(() => expect(screen.getByRole('radio', { name: '別の住所に届ける' })).toBeChecked())

  await userEvent.click(screen.getByRole('button', { name: '次へ進む' }))

  await waitFor(() => expect(api.callsOf(modifyCartShipping)).toHaveLength(1))
  expect(api.callsOf(modifyCartShipping)[0]?.body).toMatchObject({
    address: { city: '港区', shipping_last_name_kana: '' },
  })
})

test('ships to the known address of the orderer in one step', async () => {
  api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
  const { urlNow } = openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  await waitFor(() => expect(urlNow()).toBe('/cart/payment'))
  expect(api.callsOf(addCartShipping)[0]?.body).toMatchObject({
    address: { shipping_last_name: '山田', postal_code: '1000001', address2: null },
  })
})

test.each(['/cart/shipping-add', '/cart/shipping-select'])(
  'on %s, opens delivery options only if the shopper wants them',
  async (url) => {
    api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
    api.answer(listUserAddresses, { data: [aUserAddress()] })
    const { urlNow } = openScreen(url, { isLogin: url.endsWith('select') })

    await userEvent.click(await screen.findByRole('checkbox', { name: /お届け日時・のし・ラッピング/ }))
    await userEvent.click(screen.getByRole('button', { name: '次へ進む' }))

    await waitFor(() => expect(urlNow()).toBe('/cart/shipping-detail'))
  },
)

test('ticks the delivery options when a day has already been requested', async () => {
  wishedDay.keep('2999-11-28')
  openScreen('/cart/shipping-add')

  await waitFor(() => expect(screen.getByRole('checkbox', { name: /お届け日時・のし/ })).toBeChecked())
  wishedDay.forget()
})

test('shows the earliest delivery day for the selected prefecture before submitting', async () => {
  api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
  api.answerBy(listCartLeadtimes, ({ url }) => [
    {
      data: [
        {
          packing_key: '',
          shipping_key: '',
          first_day: url.searchParams.get('pref') === '東京都' ? '2999-11-26' : '2999-11-29',
          days: [],
          timezones: [],
        },
      ],
    },
    200,
  ])
  openScreen('/cart/shipping-add')

  await shows(() => screen.getByText(/最短11月26日（.）ごろにお届けします/))
  await userEvent.selectOptions(screen.getByLabelText(/都道府県/), '沖縄県')

  await shows(() => screen.getByText(/最短11月29日（.）ごろに/))
  expect(api.callsOf(addCartShipping)).toEqual([])
})

test('does not ask for a delivery day for a social gift', async () => {
  api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
  openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('radio', { name: /ソーシャルギフト/ }))

  expect(screen.queryByRole('checkbox', { name: /お届け日時・のし/ })).not.toBeInTheDocument()
})

test("shows the server's error next to the orderer's field", async () => {
  api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
  api.answer(
    modifyCartOrder,
    {
      message: '入力をご確認ください',
      code: 'validation',
      errors: { email: ['このメールアドレスは使えません'] },
    },
    { status: 422 },
  )
  openScreen('/cart/shipping-add')

  await userEvent.click(await screen.findByRole('button', { name: '次へ進む' }))

  await shows(() => screen.getByText('このメールアドレスは使えません'))
  await waitFor(() => expect(screen.getByLabelText(/メールアドレス/)).toHaveFocus())
})

test('keeps the input across a reload', async () => {
  api.answer(lookUpPostalCode, { data: [] })
  const first = openScreen('/cart/shipping-add')
  await userEvent.type(await screen.findByLabelText(/^姓/), '佐藤')
  first.router.dispose()
  document.body.innerHTML = ''

  openScreen('/cart/shipping-add')

  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤'))
})

test('a reload keeps a street that does not match the postal code', async () => {
  api.answer(lookUpPostalCode, {
    data: [{ postal_code: '1000001', prefecture: '東京都', city: '千代田区', town: '千代田' }],
  })
  const first = openScreen('/cart/shipping-add')
  await userEvent.type(await screen.findByLabelText(/^郵便番号/), '1000001')
  const street = () => screen.getByLabelText(/^町名・番地/)
  await waitFor(() => expect(street()).toHaveValue('千代田'))
  await userEvent.clear(street())
  await userEvent.type(street(), '丸の内1-1')
  first.router.dispose()
  document.body.innerHTML = ''

  openScreen('/cart/shipping-add')

  await waitFor(() => expect(screen.getByLabelText(/^郵便番号/)).toHaveValue('1000001'))
  await waitFor(() => expect(api.callsOf(lookUpPostalCode)).toHaveLength(2))
  expect(street()).toHaveValue('丸の内1-1')
})

test('opens payment after the names for a social gift are entered', async () => {
  api.answer(initCart, aCart({ detail: { orderer: anOrderer() } }))
  api.answer(changeCartReceiver, shipped())
  api.answer(getCart, shipped())
  api.answer(listCartPayments, { data: [] })
  const { urlNow, router } = openScreen('/cart/shipping-add')
  const ways: string[] = []
  router.subscribe(({ navigation }) => navigation.location && ways.push(navigation.location.pathname))

  await userEvent.click(await screen.findByRole('radio', { name: /ソーシャルギフト/ }))
  await userEvent.type(screen.getByLabelText(/贈り先のお名前/), '和子さん')
  await userEvent.type(screen.getByLabelText(/贈り主のお名前/), '花子')
  await userEvent.click(screen.getByRole('button', { name: '次へ進む' }))

  await waitFor(() =>
    expect(api.callsOf(changeCartReceiver)[0]?.body).toMatchObject({
      is_social_gift: true,
      receiver_name: '和子さん',
      sender_name: '花子',
    }),
  )
  await waitFor(() => expect(urlNow()).toBe('/cart/payment'))
  // Other steps would also lead there, but through a redirect.
  expect([...new Set(ways)]).toEqual(['/cart/payment'])
  await shows(() => screen.getByRole('heading', { level: 1, name: 'お支払い方法' }))
})

test('sends one gift to each name in a list', async () => {
  const products = [aCartProduct({ quantity: 3 })]
  api.answer(initCart, aCart({ detail: { orderer: anOrderer(), products } }))
  api.answer(changeCartReceiver, shipped())
  api.answer(getCart, shipped())
  api.answer(listCartPayments, { data: [] })
  openScreen('/cart/shipping-add')
  await userEvent.click(await screen.findByRole('radio', { name: /ソーシャルギフト/ }))
  await userEvent.type(screen.getByLabelText(/贈り先のお名前/), '誰か')
  await userEvent.click(screen.getByRole('checkbox', { name: /複数の方に贈る/ }))

  await userEvent.type(
    screen.getByRole('textbox', { name: /贈り先のお名前（お一人につき一行）/ }),
    '和子さん{Enter}次郎さん{Enter}{Enter} 三郎さん ',
  )
  await userEvent.type(screen.getByLabelText(/贈り主のお名前/), '花子')
  await userEvent.click(screen.getByRole('button', { name: '次へ進む' }))

  await waitFor(() => expect(api.callsOf(changeCartReceiver)).toHaveLength(1))
  const body = api.callsOf(changeCartReceiver)[0]?.body as Record<string, unknown>
  expect(body.receiver_names).toEqual(['和子さん', '次郎さん', '三郎さん'])
  expect(body).not.toHaveProperty('receiver_name')
})

test('shows the server’s error when names cannot receive equal quantities', async () => {
  const products = [aCartProduct({ quantity: 2 })]
  api.answer(initCart, aCart({ detail: { orderer: anOrderer(), products } }))
  api.answer(getCart, aCart({ detail: { orderer: anOrderer(), products } }))
  const refusal = '2名さまに同じ品をお贈りするには、各商品の数量を2の倍数にしてください'
  api.answer(
    changeCartReceiver,
    { message: '入力をご確認ください', code: 'validation', errors: { receiver_names: [refusal] } },
    { status: 422 },
  )
  openScreen('/cart/shipping-add')
  await userEvent.click(await screen.findByRole('radio', { name: /ソーシャルギフト/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /複数の方に贈る/ }))
  const names = screen.getByRole('textbox', { name: /贈り先のお名前（お一人につき一行）/ })
  await userEvent.type(names, '和子さん{Enter}次郎さん')
  await userEvent.type(screen.getByLabelText(/贈り主のお名前/), '花子')
  await userEvent.click(screen.getByRole('button', { name: '次へ進む' }))

  await shows(() => screen.getByText(refusal))
  await waitFor(() => expect(names).toHaveAttribute('aria-invalid', 'true'))
})
