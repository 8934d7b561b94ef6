import { addCartProductsByCode, initCart } from '@storefront/contracts'
import { currentSite, setSite } from '@storefront/site'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCart, aCartProduct } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const takeOrdersByCode = (isOrderedByCode: boolean) =>
  setSite({ ...currentSite(), settings: { ...currentSite().settings, isOrderedByCode } })

async function openForm() {
  api.answer(initCart, aCart({ version: 1, detail: { products: [] } }))
  takeOrdersByCode(true)
  openScreen('/cart')
  takeOrdersByCode(true)
  await userEvent.click(await screen.findByText('品番・CSVでまとめて入れる'))
  return screen.getByLabelText(/^品番と数量/)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'まとめてカートに入れる' }))

test('adds rows of codes to the cart in one request', async () => {
  api.answer(addCartProductsByCode, aCart({ version: 2, detail: { products: [aCartProduct()] } }))
  await userEvent.type(await openForm(), 'B-001, 5{Enter}B-007 2')
  await send()

  await shows(() => screen.getByText('2行をカートに入れました。'))
  expect(screen.getByRole('link', { name: '今治タオル' })).toBeVisible()
  expect(api.callsOf(addCartProductsByCode).map(({ body }) => (body as { lines: object[] }).lines)).toEqual([
    [
      { code: 'B-001', quantity: 5 },
      { code: 'B-007', quantity: 2 },
    ],
  ])
})

test('fills in the rows from a spreadsheet file', async () => {
  const field = await openForm()
  const csv = new File(['品番,数量\r\nB-001,5\r\n'], 'order.csv', { type: 'text/csv' })
  // jsdom's File has no arrayBuffer().
  Object.assign(csv, { arrayBuffer: async () => new TextEncoder().encode('品番,数量\r\nB-001,5\r\n') })
  await userEvent.upload(screen.getByLabelText('CSVファイルを読み込む'), csv)

  await waitFor(() => expect(field).toHaveValue('品番,数量\nB-001,5\n'))
})

test('reports invalid rows and unknown codes next to the field', async () => {
  const words = '1行目「B-999」：お探しの商品は見つかりませんでした。'
  api.answer(
    addCartProductsByCode,
    { message: words, code: 'cart.codes.refused', errors: { codes: [words] } },
    { status: 422 },
  )
  const field = await openForm()
  await userEvent.type(field, 'B-999,たくさん')
  await send()
  await shows(() => screen.getByText('1行目：数量は1以上の数字で入力してください'))
  expect(api.callsOf(addCartProductsByCode)).toHaveLength(0)

  await userEvent.clear(field)
  await userEvent.type(field, 'B-999,1')
  await send()

  await shows(() => screen.getByText(words))
  expect(field).toHaveValue('B-999,1')
})

test("hides ordering by code if the shop doesn't accept it", async () => {
  api.answer(initCart, aCart())
  openScreen('/cart')
  await screen.findByRole('button', { name: 'ご購入手続きへ' })

  expect(screen.queryByText('品番・CSVでまとめて入れる')).not.toBeInTheDocument()
})

test('opens and focuses the field if a link asks for it', async () => {
  api.answer(initCart, aCart({ version: 1, detail: { products: [] } }))
  takeOrdersByCode(true)
  openScreen('/cart?by=code')
  takeOrdersByCode(true)

  const field = await screen.findByLabelText(/^品番と数量/)
  expect(field).toBeVisible()
  expect(field).toHaveFocus()
})
