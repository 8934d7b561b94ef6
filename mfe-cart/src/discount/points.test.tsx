import { changeCartPoint, initCart } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { currentCart } from '../engine/cart.state'
import { aCart } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()

async function payWith(typed: string) {
  openScreen('/cart', { isLogin: true })
  const field = await screen.findByLabelText(/利用するポイント/)
  await userEvent.type(field, typed)
  await userEvent.click(screen.getByRole('button', { name: 'ポイントを使う' }))
  return field
}

beforeEach(() => api.answer(initCart, aCart({ is_member: true, usable_point: 2480 })))

test.each(['9,999', '９，９９９', '９９９９', '9、999'])(
  'rejects %s points when fewer are available',
  async (typed) => {
    const message = 'ご利用可能なポイントが不足しています。'
    api.answer(
      changeCartPoint,
      { code: 'cart.point.not_enough', message, errors: { point: [message] } },
      { status: 422 },
    )
    const before = aCart().data.detail.order
    const field = await payWith(typed)

    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(api.callsOf(changeCartPoint).map(({ body }) => body)).toEqual([
      { token: 'cart-token', point: 9999 },
    ])
    expect(currentCart()?.data.detail.order).toEqual(before)
    expect(field).toHaveValue('9999')
  },
)

test.each(['-100', '10.5', '百', '1000000000'])('does not send %s as a number of points', async (typed) => {
  const field = await payWith(typed)

  expect(field).toHaveAccessibleDescription(expect.stringContaining('数字で入力してください'))
  expect(api.callsOf(changeCartPoint)).toEqual([])
})

test('explains exceptions next to the coupon and points fields', async () => {
  const discount_notes = {
    coupon: '「商品券」はクーポンの割引の対象外です。',
    point: '「商品券」にはポイントが付きません。',
  }
  api.answer(initCart, aCart({ is_member: true, usable_point: 2480, detail: { discount_notes } }))
  openScreen('/cart', { isLogin: true })

  await waitFor(() => expect(screen.getByText(discount_notes.coupon)).toBeVisible())
  expect(screen.getByText(discount_notes.point)).toBeVisible()
})

test('caps "use all points" at the payable amount', async () => {
  const { order } = aCart().data.detail
  const detail = { order: { ...order, payable_point: 770 } }
  api.answer(initCart, aCart({ is_member: true, usable_point: 2480, detail }))
  api.answer(changeCartPoint, aCart())
  openScreen('/cart', { isLogin: true })
  await userEvent.click(await screen.findByRole('button', { name: 'すべて使う' }))

  await waitFor(() => expect(api.callsOf(changeCartPoint)[0]?.body).toMatchObject({ point: 770 }))
})
