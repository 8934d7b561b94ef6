import {
  getFormLayout,
  getOrder,
  uploadFile,
  writeProductReview,
  type OrderProduct,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
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

/** Opens an order with one line. The fake server stores the review state of that line. */
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

test('marks a line as under review after a review is sent', async () => {
  const toasts = recordToasts()
  opens({})

  await open()
  await userEvent.click(screen.getByLabelText(/★5/))
  await userEvent.type(screen.getByLabelText(/^レビュー/, { selector: 'textarea' }), '喜ばれました')
  await userEvent.selectOptions(screen.getByLabelText(/^ご用途/), '贈りもの')
  await userEvent.type(screen.getByLabelText(/^ニックネーム/), 'はな')
  await userEvent.click(screen.getByRole('button', { name: 'レビューを送る' }))

  await shows(() => screen.getByText('レビューを確認しています'))
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

test('does not send a review without stars and text', async () => {
  opens({})

  await open()
  await userEvent.click(screen.getByRole('button', { name: 'レビューを送る' }))

  await shows(() => screen.getByText('評価を選択してください'))
  expect(screen.getByText('レビューを入力してください')).toBeVisible()
  expect(api.callsOf(writeProductReview)).toEqual([])
})

const photo = (name: string, type = 'image/jpeg', size = 2000) =>
  new File([new Uint8Array(size)], name, { type })
const chooser = () => screen.getByLabelText(/^お写真/)

async function fillIn() {
  await userEvent.click(screen.getByLabelText(/★5/))
  await userEvent.type(screen.getByLabelText(/^レビュー/, { selector: 'textarea' }), '喜ばれました')
  await userEvent.type(screen.getByLabelText(/^ニックネーム/), 'はな')
}

test('previews photos, lets members remove them, and sends them in order', async () => {
  opens({})
  let count = 0
  api.answerBy(uploadFile, () => [{ key: `k${(count += 1)}`, name: 'a.jpg', size: 2000 }, 200])
  await open()
  await fillIn()
  expect(chooser()).toHaveAccessibleDescription(
    /画像を3枚まで（1枚5MBまで）.*撮影場所などの情報は取り除きます/,
  )

  await userEvent.upload(chooser(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
  await userEvent.click(screen.getByRole('button', { name: 'b.jpgを取り消す' }))
  expect(chooser()).toHaveFocus()
  expect(api.callsOf(uploadFile)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'レビューを送る' }))

  await shows(() => screen.getByText('レビューを確認しています'))
  expect(api.callsOf(writeProductReview)[0]?.body).toMatchObject({ file_keys: ['k1', 'k2'] })
})

test('rejects too many photos, other files and large files', async () => {
  opens({})
  await open()
  const user = userEvent.setup({ applyAccept: false })

  await user.upload(chooser(), photo('notes.pdf', 'application/pdf'))
  await shows(() => screen.getByText(/^「notes.pdf」は添付できません/))
  await user.upload(chooser(), photo('large.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1))
  await shows(() => screen.getByText(/^「large.jpg」は5MBを超えています/))
  await user.upload(
    chooser(),
    ['0.pdf', '1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) =>
      photo(name, name.endsWith('pdf') ? 'application/pdf' : 'image/jpeg'),
    ),
  )

  await shows(() => screen.getByText(/^「0.pdf」は添付できません.*お写真は3枚まで添付できます$/))
  expect(screen.getAllByRole('button', { name: /を取り消す$/ })).toHaveLength(3)
})

test('keeps a review and its photos after the dialog closes', async () => {
  opens({})
  api.answer(uploadFile, { key: 'k1', name: 'a.jpg', size: 2000 })
  await open()
  await fillIn()
  await userEvent.upload(chooser(), photo('a.jpg'))
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(screen.queryByRole('form', { name: 'レビュー' })).not.toBeInTheDocument()

  await open()
  expect(screen.getByLabelText(/★5/)).toBeChecked()
  expect(screen.getByRole('button', { name: 'a.jpgを取り消す' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'レビューを送る' }))

  await shows(() => screen.getByText('レビューを確認しています'))
  expect(api.callsOf(writeProductReview)[0]?.body).toMatchObject({ body: '喜ばれました', file_keys: ['k1'] })
})

test('does not send the review if the server rejects a photo', async () => {
  opens({})
  const refusal = { message: 'x', errors: { file: ['壊れた画像のようです'] } }
  api.answer(uploadFile, refusal, { status: 422 })
  await open()
  await fillIn()
  await userEvent.upload(chooser(), photo('bad.jpg'))
  await userEvent.click(screen.getByRole('button', { name: 'レビューを送る' }))

  await shows(() => screen.getByText('壊れた画像のようです'))
  expect(chooser()).toBeInvalid()
  expect(api.callsOf(writeProductReview)).toEqual([])
})

test('does not upload a photo again after the text is rejected', async () => {
  opens({})
  api.answer(uploadFile, { key: 'k1', name: 'a.jpg', size: 2000 })
  const refusal = { message: 'x', errors: { nickname: ['ほかのニックネームを入力してください'] } }
  api.answerBy(writeProductReview, ({ body }) =>
    (body as { nickname: string }).nickname === '店長' ? [refusal, 422] : [{ id: 1, state: 'held' }, 200],
  )
  await open()
  await fillIn()
  await userEvent.upload(chooser(), photo('a.jpg'))
  const nickname = screen.getByLabelText(/^ニックネーム/)
  await userEvent.clear(nickname)
  await userEvent.type(nickname, '店長')
  await userEvent.click(screen.getByRole('button', { name: 'レビューを送る' }))
  await shows(() => screen.getByText('ほかのニックネームを入力してください'))

  await userEvent.clear(nickname)
  await userEvent.type(nickname, 'はな')
  await userEvent.click(screen.getByRole('button', { name: 'レビューを送る' }))

  await waitFor(() => expect(api.callsOf(writeProductReview)).toHaveLength(2))
  expect(api.callsOf(writeProductReview)[1]?.body).toMatchObject({ file_keys: ['k1'] })
  expect(api.callsOf(uploadFile)).toHaveLength(1)
})

test.each([
  ['held', 'レビューを確認しています'],
  ['shown', 'レビューを掲載しました'],
  ['refused', 'レビューの掲載を見送りました'],
] as const)('marks a line whose review is %s', async (review_state, told) => {
  opens({ review_state, is_reviewable: false })

  await shows(() => screen.getByText(told))
})

test('offers no review of a product that has not shipped', async () => {
  opens({ is_reviewable: false })

  await shows(() => screen.getByRole('button', { name: /四枚セットをもう一度購入する/ }))
  await waitFor(() => expect(api.callsOf(getFormLayout)).toEqual([]))
  expect(screen.queryByRole('button', { name: /レビューを書く/ })).not.toBeInTheDocument()
})
