import {
  addCartShipping,
  getCart,
  initCart,
  listCartLeadtimes,
  listProductAccessories,
  listUserAddresses,
} from '@storefront/contracts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getDraft } from '../form-draft.state'
import { aCart, aCartProduct, anOrderer, aShipping, aUserAddress } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const towels = aCartProduct({ key: 'towel', quantity: 1 })
const tea = aCartProduct({ key: 'tea', quantity: 1 })
const detail = { orderer: anOrderer(), products: [towels, tea], shippings: [aShipping()] }
const cart = aCart({ detail })
const added = aCart({ version: 2, detail: { ...detail, shippings: [aShipping(), aShipping({ key: 's2' })] } })

beforeEach(() => {
  api.answer(initCart, { ...cart, is_member: true })
  api.answer(getCart, cart)
  api.answer(listUserAddresses, { data: [aUserAddress({ id: 8, shipping_name: '佐藤 和子' })] })
  api.answer(listCartLeadtimes, { data: [] })
  api.answer(listProductAccessories, { data: [] })
})

/** Holds the answer to the addition until the returned function is called. */
function holdAddition() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  api.answerBy(addCartShipping, async () => {
    await held
    return [added, 200]
  })
  return release
}

async function openAnother() {
  const opened = openScreen('/cart/shipping-add?another=1', { isLogin: true })
  await userEvent.click(await screen.findByRole('radio', { name: /佐藤 和子/ }))
  await userEvent.selectOptions(screen.getAllByRole('combobox')[0]!, '1')
  return opened
}

const send = () => fireEvent.submit(screen.getByRole('form', { name: '別のお届け先' }))

test('a second press and Enter during a slow save add once', async () => {
  const release = holdAddition()
  await openAnother()

  await userEvent.click(screen.getByRole('button', { name: 'お届け先を追加する' }))
  await waitFor(() => expect(api.callsOf(addCartShipping)).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: /^送信しています/ }))
  send()
  send()
  release()

  await waitFor(() => expect(screen.queryByRole('button', { name: /^送信しています/ })).toBeNull())
  expect(api.callsOf(addCartShipping)).toHaveLength(1)
})

test('a slow save doesn’t move a shopper who went Back', async () => {
  const release = holdAddition()
  const { router, urlNow } = await openAnother()
  await userEvent.click(screen.getByRole('button', { name: 'お届け先を追加する' }))
  await waitFor(() => expect(api.callsOf(addCartShipping)).toHaveLength(1))

  act(() => void router.navigate('/cart/shipping-select'))
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  release()

  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(urlNow()).toBe('/cart/shipping-select')
  expect(getDraft('shipping-another').read()).toBeUndefined()
  expect(api.callsOf(addCartShipping)).toHaveLength(1)
})
