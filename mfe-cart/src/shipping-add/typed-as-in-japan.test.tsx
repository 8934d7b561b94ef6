import {
  addCartShipping,
  initCart,
  listCartLeadtimes,
  listCartPayments,
  lookUpPostalCode,
  modifyCartOrder,
  type BodyOf,
} from '@storefront/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCart, anOrderer, aShipping } from '../testing/cart-builders'
import { fakeCartApi, openScreen } from '../testing/cart-screen'

const api = fakeCartApi()
const right = {
  姓: '山田',
  名: '太郎',
  セイ: 'ヤマダ',
  メイ: 'タロウ',
  メールアドレス: 'taro@example.com',
  郵便番号: '1000001',
  市区町村: '千代田区',
  '町名・番地': '千代田1-1',
  電話番号: '0312345678',
}

beforeEach(() => {
  api.answer(initCart, aCart())
  api.answer(lookUpPostalCode, { data: [] })
  api.answer(listCartLeadtimes, { data: [] })
  api.answer(listCartPayments, { data: [] })
  api.answer(modifyCartOrder, aCart({ version: 2, detail: { orderer: anOrderer() } }))
  api.answer(
    addCartShipping,
    aCart({ version: 3, detail: { orderer: anOrderer(), shippings: [aShipping()] } }),
  )
})

const fieldOf = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))

async function send(typed: Partial<Record<keyof typeof right, string>>) {
  openScreen('/cart/shipping-add')
  await screen.findByLabelText(/^姓/)
  for (const [label, text] of Object.entries({ ...right, ...typed })) {
    fireEvent.focus(fieldOf(label))
    fireEvent.change(fieldOf(label), { target: { value: text } })
    fireEvent.blur(fieldOf(label))
  }
  await userEvent.selectOptions(fieldOf('都道府県'), '東京都')
  await userEvent.click(screen.getByRole('button', { name: '次へ進む' }))
}
const sent = () =>
  (api.callsOf(modifyCartOrder)[0]?.body as BodyOf<typeof modifyCartOrder> | undefined)?.orderer

test.each([
  ['電話番号', '03(1234)5678', { phone_number: '0312345678' }],
  ['電話番号', '０３（１２３４）５６７８', { phone_number: '0312345678' }],
  ['電話番号', '+81 3-1234-5678', { phone_number: '0312345678' }],
  ['郵便番号', '〒100-0001', { postal_code: '1000001' }],
  ['郵便番号', '〒１００ー０００１', { postal_code: '1000001' }],
  ['セイ', 'やまだ', { last_name_kana: 'ヤマダ' }],
  ['セイ', 'ﾔﾏﾀﾞ', { last_name_kana: 'ヤマダ' }],
] as const)("normalises %s typed as %s to the shop's format", async (label, text, written) => {
  await send({ [label]: text })

  await waitFor(() => expect(sent()).toMatchObject(written))
})

test.each([
  ['姓', '山田🎁', '絵文字など印刷できない文字'],
  ['名', '太郎\u202E', '絵文字など印刷できない文字'],
  ['市区町村', '千代田区😀', '絵文字など印刷できない文字'],
  ['町名・番地', '千代田\u00071-1', '絵文字など印刷できない文字'],
  ['姓', '山'.repeat(41), '40文字以内'],
  ['セイ', 'ヤ'.repeat(41), '40文字以内'],
  ['電話番号', '03123456789012', '電話番号'],
  ['郵便番号', '〒100-000', '郵便番号'],
] as const)('rejects %s with the invalid text %j', async (label, text, words) => {
  await send({ [label]: text })

  await waitFor(() => expect(fieldOf(label)).toHaveAttribute('aria-invalid', 'true'))
  expect(fieldOf(label)).toHaveAccessibleDescription(expect.stringContaining(words))
  expect(api.callsOf(modifyCartOrder)).toEqual([])
})
