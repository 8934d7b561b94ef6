import { act, render, screen } from '@testing-library/react'
import { addedProduct } from '../engine/add-to-cart.state'
import { aDetail } from '../testing/cart-builders'
import { CartToast } from './cart-toast'

const tell = (name: string, quantity: number) => act(() => addedProduct.set({ name, quantity }))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  addedProduct.set(null)
})
afterEach(() => jest.useRealTimers())

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

  expect(screen.getByRole('status')).toHaveTextContent(/^カートに入れています（2点）$/)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('announces how much more to spend for free shipping', () => {
  const detail = aDetail()
  const order = { ...detail.order, amount_until_free_carriage: 1_200 }
  render(<CartToast />)
  pass(100)

  act(() => addedProduct.set({ name: '今治タオル', quantity: 1, detail: { ...detail, order } }))

  expect(screen.getByRole('status')).toHaveTextContent('あと1,200円のお買い上げで、送料が無料になります。')
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
