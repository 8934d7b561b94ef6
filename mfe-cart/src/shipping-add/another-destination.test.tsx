import { addCartShipping, initCart, listUserAddresses } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCart, aCartProduct, anOrderer, aShipping, aUserAddress } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const towels = aCartProduct({ key: 'towel', quantity: 2 })
const detail = { orderer: anOrderer(), products: [towels], shippings: [aShipping()] }

beforeEach(() => {
  api.answer(initCart, { ...aCart({ detail }), is_member: true })
  api.answer(listUserAddresses, {
    data: [
      aUserAddress({ id: 8, shipping_name: '佐藤 和子' }),
      aUserAddress({ id: 9, shipping_name: '鈴木 一' }),
    ],
  })
})

test('lists saved addresses before a new one and chooses none', async () => {
  openScreen('/cart/shipping-add?another=1', { isLogin: true })

  const choices = await screen.findAllByRole('radio')
  expect(choices.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    expect.stringContaining('佐藤 和子 さま'),
    expect.stringContaining('鈴木 一 さま'),
    '新しい住所を入力する',
  ])
  for (const choice of choices) expect(choice).not.toBeChecked()
  expect(screen.queryByLabelText(/^姓/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: '新しい住所を入力する' }))
  expect(screen.getByLabelText(/^姓/)).toBeVisible()
})

test('asks for a choice before adding a destination', async () => {
  openScreen('/cart/shipping-add?another=1', { isLogin: true })
  await screen.findAllByRole('radio')

  await userEvent.click(screen.getByRole('button', { name: 'お届け先を追加する' }))

  await waitFor(() =>
    expect(screen.getByRole('radiogroup', { name: /どちらへ/ })).toHaveTextContent('選択してください'),
  )
  expect(api.callsOf(addCartShipping)).toHaveLength(0)
})
