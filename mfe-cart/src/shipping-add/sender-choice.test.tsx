import { initCart, listUserAddresses, lookUpPostalCode } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anOrderableCart, aUserAddress } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()

test('fills in the sender chosen from the address book', async () => {
  api.answer(initCart, anOrderableCart({ is_member: true }))
  api.answer(lookUpPostalCode, { data: [] })
  const office = aUserAddress({
    id: 12,
    is_sender_default: true,
    shipping_name: '田中 花子',
    shipping_last_name: '田中',
    shipping_first_name: '花子',
    city: '渋谷区',
  })
  api.answer(listUserAddresses, { data: [aUserAddress(), office] })
  openScreen('/cart/shipping-add?edit=orderer', { isLogin: true })

  const choice = await screen.findByLabelText(/登録した住所から入力する/)
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)[1]).toMatch(
    /^いつものご依頼主：田中 花子/,
  )
  await userEvent.selectOptions(choice, '12')

  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveValue('田中'))
  expect(screen.getByLabelText(/市区町村/)).toHaveValue('渋谷区')
  expect(screen.getByLabelText(/メールアドレス/)).toHaveValue('taro@example.com')
})
