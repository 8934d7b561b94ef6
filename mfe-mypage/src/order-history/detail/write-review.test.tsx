import { getFormLayout, getOrder, writeProductReview, type OrderProduct } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anOrder } from '../../testing/mypage-builders'
import { fakeMemberApi, openScreen, recordToasts } from '../../testing/mypage-screen'

const api = fakeMemberApi()

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const form = {
  form: [
    { name: 'rating', label: '評価', type: 'radio', is_required: true },
    { name: 'title', label: 'タイトル', type: 'text', rules: ['max:40'] },
    { name: 'body', label: 'レビュー', type: 'textarea', is_required: true, rules: ['max:800'] },
    { name: 'purpose', label: 'ご用途', type: 'select' },
    { name: 'nickname', label: 'ニックネーム', type: 'text', is_required: true, rules: ['max:20'] },
  ],
  dataFormDefault: {},
  options: {
    rating: [
      { value: 5, label: '★5　とても良い' },
      { value: 1, label: '★1　良くない' },
    ],
    purpose: named('ご自宅用', '贈りもの'),
  },
  prefix: '',
}

/** An order with one line, of which the server keeps the state. */
function opens(own: Partial<OrderProduct>) {
  const line = { order_line_id: 31, is_reviewable: true, review_state: null, ...own }
  const order = anOrder({ status: 'shipped', is_cancellable: false })
  const shippings = order.shippings.map((shipping) => ({
    ...shipping,
    products: shipping.products.map((product) => ({ ...product, ...line })),
  }))
  let products = shippings
  api.answerBy(getOrder, () => [{ ...order, shippings: products }, 200])
  api.answer(getFormLayout, form)
  api.answerBy(writeProductReview, () => {
    const held = { review_state: 'held' as const, is_reviewable: false }
    products = shippings.map((shipping) => ({
      ...shipping,
      products: shipping.products.map((product) => ({ ...product, ...held })),
    }))
    return [{ id: 1, state: 'held' }, 200]
  })
  openScreen('/mypage/order_history/7')
}

const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: '今治タオル 四枚セットのレビューを書く' }))

test('a review of a line is sent, and the line says that the shop reads it', async () => {
  const toasts = recordToasts()
  opens({})

  await open()
  await userEvent.click(screen.getByLabelText(/★5/))
  await userEvent.type(screen.getByLabelText(/^レビュー/, { selector: 'textarea' }), '喜ばれました')
  await userEvent.selectOptions(screen.getByLabelText(/^ご用途/), '贈りもの')
  await userEvent.type(screen.getByLabelText(/^ニックネーム/), 'はな')
  await userEvent.click(screen.getByRole('button', { name: 'レビューを送る' }))

  expect(await screen.findByText('レビューを確認しています')).toBeVisible()
  expect(api.callsOf(writeProductReview)[0]?.body).toEqual({
    order_line_id: 31,
    rating: 5,
    title: '',
    body: '喜ばれました',
    purpose: '贈りもの',
    age_band: null,
    nickname: 'はな',
  })
  expect(toasts).toEqual(['レビューをお預かりしました。お店が確認してから掲載します。'])
  expect(screen.queryByRole('button', { name: /レビューを書く/ })).not.toBeInTheDocument()
})

test('a review without stars and words is not sent', async () => {
  opens({})

  await open()
  await userEvent.click(screen.getByRole('button', { name: 'レビューを送る' }))

  expect(await screen.findByText('評価を選択してください')).toBeVisible()
  expect(screen.getByText('レビューを入力してください')).toBeVisible()
  expect(api.callsOf(writeProductReview)).toEqual([])
})

test.each([
  ['held', 'レビューを確認しています'],
  ['shown', 'レビューを掲載しました'],
  ['refused', 'レビューの掲載を見送りました'],
] as const)('a review that is %s says so at its line', async (review_state, told) => {
  opens({ review_state, is_reviewable: false })

  expect(await screen.findByText(told)).toBeVisible()
})

test('what is not sent yet is not reviewed, and no form is asked for', async () => {
  opens({ is_reviewable: false })

  expect(await screen.findByRole('button', { name: /四枚セットをもう一度購入する/ })).toBeVisible()
  await waitFor(() => expect(api.callsOf(getFormLayout)).toEqual([]))
  expect(screen.queryByRole('button', { name: /レビューを書く/ })).not.toBeInTheDocument()
})
