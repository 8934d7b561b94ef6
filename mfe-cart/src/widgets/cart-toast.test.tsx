import { fillCartDefaults } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { emptySite, setSite } from '@storefront/site'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { addedProduct } from '../engine/add-to-cart.state'
import { adoptCart, leaveCart } from '../engine/cart.state'
import { aCart, aDetail, anOrderableCart } from '../testing/cart-builders'
import { fakeCartApi, watchNavigation } from '../testing/cart-screen'
import { CartToast } from './cart-toast'

const tell = (name: string, quantity: number) => act(() => addedProduct.set({ name, quantity }))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

const api = fakeCartApi()
const openSelling = (isSelling: boolean) => {
  const site = emptySite('tsunagu')
  setSite({ ...site, settings: { ...site.settings, isSelling } })
}

beforeEach(() => {
  jest.useFakeTimers()
  addedProduct.set(null)
  openSelling(true)
})
afterEach(() => {
  jest.useRealTimers()
  leaveCart('ordered')
})

test('announces an added product with its quantity and a link', () => {
  render(<CartToast />)
  pass(100)

  tell('今治タオル', 2)

  expect(screen.getByRole('status')).toHaveTextContent('カートに追加しました今治タオル（2点）')
  expect(screen.getByRole('link', { name: 'カートを見る' })).toHaveAttribute('href', '/cart')
})

test('announces that a product is being added without showing a button', () => {
  render(<CartToast />)
  pass(100)

  act(() => addedProduct.set({ isPending: true, quantity: 2 }))
  pass(6_000)

  expect(screen.getByRole('status')).toHaveTextContent(/^カートに入れています$/)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('announces how much more to spend for free shipping', () => {
  const detail = aDetail()
  const order = { ...detail.order, amount_until_free_carriage: 1_200 }
  render(<CartToast />)
  pass(100)

  act(() => addedProduct.set({ name: '今治タオル', quantity: 1, detail: { ...detail, order } }))

  expect(screen.getByRole('status')).toHaveTextContent('あと1,200円で送料無料')
})

test('says that a product of an occasion’s list has no noshi yet', () => {
  render(<CartToast />)
  pass(100)

  act(() => addedProduct.set({ name: '今治タオル', quantity: 1, isNoshiOpen: true }))

  expect(screen.getByRole('status')).toHaveTextContent('のしは付いていません。カートで選べます。')
})

test('announces a product added before the live region was rendered', () => {
  addedProduct.set({ name: '今治タオル', quantity: 1 })

  render(<CartToast />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  pass(99)
  expect(region).toBeEmptyDOMElement()
  pass(1)

  expect(region).toHaveTextContent('カートに追加しました今治タオル')
  expect(screen.getByRole('status')).toBe(region)
})

test('closes the toast after five seconds', () => {
  render(<CartToast />)
  pass(100)
  tell('今治タオル', 1)

  pass(4_999)
  expect(screen.getByText('カートに追加しました')).toBeVisible()
  pass(1)

  expect(screen.queryByText('カートに追加しました')).not.toBeInTheDocument()
})

test('restarts the five seconds when a second product is added', () => {
  render(<CartToast />)
  pass(100)
  tell('今治タオル', 1)
  pass(4_000)

  tell('煎茶', 1)
  pass(4_999)

  expect(screen.getByRole('status')).toHaveTextContent('煎茶')
})

const openToast = () => {
  const visited = watchNavigation()
  render(<CartToast />)
  pass(100)
  tell('今治タオル', 1)
  return visited
}
const proceed = () => screen.getByRole('link', { name: 'ご購入手続きへ' })

test.each([
  ['a guest to the address', aCart(), '/cart/shipping-select'],
  ['a member to the first open step', aCart({ is_member: true }), '/cart/confirm?filled=both'],
])('leads %s', async (_whom, cart, path) => {
  jest.useRealTimers()
  configureHttp({ baseUrl: 'http://localhost' })
  api.answer(fillCartDefaults, { cart: anOrderableCart({ is_member: true, version: 2 }), notes: [] })
  adoptCart(cart)
  const visited = watchNavigation()
  render(<CartToast />)
  act(() => addedProduct.set({ name: '今治タオル', quantity: 1 }))

  fireEvent.click(await screen.findByRole('link', { name: 'ご購入手続きへ' }))

  await waitFor(() => expect(visited).toEqual([path]))
})

test('closes once the shopper arrives at the cart', () => {
  openToast()
  history.pushState(null, '', '/product/towel')
  act(() => void dispatchEvent(new Event('single-spa:routing-event')))
  expect(proceed()).toBeVisible()

  history.pushState(null, '', '/cart')
  act(() => void dispatchEvent(new Event('single-spa:routing-event')))

  expect(screen.queryByText('カートに追加しました')).not.toBeInTheDocument()
  history.pushState(null, '', '/')
})

test('leaves a click with a modifier key to the browser', () => {
  const visited = openToast()

  expect(fireEvent.click(proceed(), { ctrlKey: true })).toBe(true)
  expect(visited).toEqual([])
})

test("hides the way to the checkout while the shop doesn't sell", () => {
  openSelling(false)

  openToast()

  expect(screen.queryByRole('link', { name: 'ご購入手続きへ' })).not.toBeInTheDocument()
})

test('stays open while it has the focus', () => {
  openToast()

  act(() => proceed().focus())
  pass(20_000)
  expect(proceed()).toBeVisible()
  act(() => proceed().blur())
  pass(1_000)

  expect(screen.queryByText('カートに追加しました')).not.toBeInTheDocument()
})
