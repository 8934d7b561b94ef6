import { addCartCoupon, deleteCartCoupon, initCart, listMyCoupons, type Coupon } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCart, aDetail } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()

const aCoupon = (own: Partial<Coupon> = {}): Coupon => ({
  id: 5,
  code: 'WELCOME500',
  name: 'はじめてのお買い物クーポン',
  description: null,
  discount_kind: 'fixed',
  discount_value: 500,
  minimum_price: 3000,
  valid_from: '2026-11-01T00:00:00+09:00',
  valid_to: '2026-12-31T23:59:59+09:00',
  is_used: false,
  is_usable: true,
  ...own,
})
const openCoupons = async () => userEvent.click(await screen.findByText('クーポンを使う'))

test("applies a member's own coupon when it is chosen", async () => {
  api.answer(initCart, aCart({ is_member: true }))
  api.answer(listMyCoupons, { data: [aCoupon()] })
  const { order } = aDetail()
  api.answer(
    addCartCoupon,
    aCart({
      version: 2,
      is_member: true,
      detail: {
        coupons: [{ id: 5, code: 'WELCOME500', name: 'はじめてのお買い物クーポン', discount: 500 }],
        order: { ...order, coupon_discount: 500, total_payment: 2800 },
      },
    }),
  )
  openScreen('/cart', { isLogin: true })

  await openCoupons()
  await shows(() => screen.getByText('500円引き・3,000円以上のご購入・2026.12.31まで'))
  await userEvent.dblClick(screen.getByRole('button', { name: 'はじめてのお買い物クーポンを使う' }))

  await shows(() => screen.getByRole('button', { name: 'はじめてのお買い物クーポンの利用をやめる' }))
  expect(screen.getAllByText(/2,800円/)[0]).toBeVisible()
  expect(screen.queryByRole('list', { name: 'お持ちのクーポン' })).not.toBeInTheDocument()
  expect(api.callsOf(addCartCoupon).map(({ body }) => body)).toEqual([
    { token: 'cart-token', code: 'WELCOME500' },
  ])
})

test('shows how much more to spend to qualify for a coupon', async () => {
  api.answer(initCart, aCart({ is_member: true }))
  api.answer(listMyCoupons, {
    data: [
      aCoupon({ minimum_price: 5000 }),
      aCoupon({ id: 6, name: '終わったクーポン', is_used: true, is_usable: false }),
    ],
  })
  openScreen('/cart', { isLogin: true })

  await openCoupons()

  await shows(() => screen.getByText((_, element) => element?.textContent === 'あと1,700円で使えます'))
  expect(screen.queryByRole('button', { name: /クーポンを使う$/ })).not.toBeInTheDocument()
  expect(screen.queryByText('終わったクーポン')).not.toBeInTheDocument()
})

test('lets guests type a coupon code without fetching their coupons', async () => {
  api.answer(initCart, aCart())
  openScreen('/cart')

  await openCoupons()

  await waitFor(() => expect(screen.getByLabelText(/クーポンコード/)).toBeVisible())
  expect(api.callsOf(listMyCoupons)).toHaveLength(0)
})

test('shows no error after a coupon is applied with Enter', async () => {
  api.answer(initCart, aCart())
  api.answer(
    addCartCoupon,
    aCart({ version: 2, detail: { coupons: [{ id: 5, code: 'GIFT10', name: '10%引き', discount: 330 }] } }),
  )
  openScreen('/cart')
  await openCoupons()

  await userEvent.type(await screen.findByLabelText(/クーポンコード/), 'GIFT10{Enter}')

  await waitFor(() => expect(screen.getByRole('list', { name: 'ご利用中のクーポン' })).toHaveFocus())
  expect(screen.getByLabelText(/クーポンコード/)).toHaveValue('')
  expect(screen.queryByText('クーポンコードを入力してください')).not.toBeInTheDocument()
})

test('asks for a coupon code only when it is applied', async () => {
  api.answer(initCart, aCart())
  openScreen('/cart')
  await openCoupons()
  const field = await screen.findByLabelText(/クーポンコード/)

  await userEvent.click(field)
  await userEvent.tab()
  expect(field).toBeValid()

  await userEvent.click(screen.getByRole('button', { name: 'クーポンを適用する' }))
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription('クーポンコードを入力してください')
})

test('announces the discount and the new total after a change', async () => {
  const { order } = aDetail()
  const coupons = [{ id: 5, code: 'GIFT10', name: '10%引き', discount: 330 }]
  const reduced = { ...order, coupon_discount: 330, total_payment: order.total_payment - 330 }
  api.answer(initCart, aCart())
  api.answer(addCartCoupon, aCart({ version: 2, detail: { coupons, order: reduced } }))
  openScreen('/cart')
  await openCoupons()

  await userEvent.type(await screen.findByLabelText(/クーポンコード/), 'GIFT10{Enter}')

  const told = await screen.findByText(/^クーポンを適用しました。330円引き、.*合計は2,970円です。$/)
  expect(told).toHaveAttribute('aria-live', 'polite')
})

test('shows that a coupon has expired and lets the shopper remove it', async () => {
  const expired = {
    id: 5,
    code: 'WELCOME500',
    name: 'はじめてのお買い物クーポン',
    discount: 0,
    refusal: 'このクーポンは有効期限が切れています。',
  }
  api.answer(initCart, aCart({ detail: { coupons: [expired] } }))
  api.answer(deleteCartCoupon, aCart({ version: 2 }))
  openScreen('/cart')

  const list = await screen.findByRole('list', { name: 'ご利用中のクーポン' })
  expect(list).toHaveTextContent('このクーポンは有効期限が切れています。')
  expect(list).not.toHaveTextContent('−')
  await userEvent.click(screen.getByRole('button', { name: 'はじめてのお買い物クーポンの利用をやめる' }))

  await waitFor(() => expect(list).not.toBeInTheDocument())
  expect(api.callsOf(deleteCartCoupon).map(({ body }) => body)).toEqual([{ token: 'cart-token', id: 5 }])
})
