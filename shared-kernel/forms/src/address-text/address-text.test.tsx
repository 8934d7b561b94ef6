import { checkAddresses, readAddressText, type BodyOf, type CartAddressInput } from '@storefront/contracts'
import { call, configureHttp } from '@storefront/http'
import { fakeApi } from '@storefront/testing'
import { shows } from '@storefront/testing/shows'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import userEvent from '@testing-library/user-event'
import { createDrafts } from '../draft/drafts.state'
import { AddressText } from './address-text'
import type { PastedDraft } from './use-readings'

const api = fakeApi()
const draft: PastedDraft = createDrafts('test-').of('address-text')
const whole: CartAddressInput = {
  shipping_last_name: '佐藤',
  shipping_first_name: '花子',
  shipping_last_name_kana: '',
  shipping_first_name_kana: '',
  postal_code: '1500001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前1-1',
  address2: null,
  phone_number: '0312345678',
}
const asRead = (address: Partial<CartAddressInput>, rest: object = {}) => ({
  address: { ...whole, ...address },
  unsure: [],
  problems: {},
  source: 'もとの一行',
  ...rest,
})
const ito = asRead(
  { shipping_last_name: '伊藤', shipping_first_name: '健太' },
  { unsure: ['shipping_last_name', 'shipping_first_name'] },
)
const noPhone = { phone_number: ['電話番号を入力してください'] }
const suzuki = asRead({ shipping_last_name: '鈴木', phone_number: '' }, { problems: noPhone })

/** Answers a check like the shop: only a missing phone number is a problem. */
const checkPhones = () =>
  api.answerBy(checkAddresses, ({ body }) => {
    const { addresses } = body as BodyOf<typeof checkAddresses>
    const data = addresses.map((address) =>
      asRead(address, { problems: address.phone_number === '' ? noPhone : {} }),
    )
    return [{ data }, 200]
  })

let added: CartAddressInput[] = []
beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  added = []
  checkPhones()
})
afterEach(() => sessionStorage.clear())

const add = (addresses: CartAddressInput[]) => {
  added = [...added, ...addresses]
  return `${addresses.length}件のお届け先を追加しました。`
}
const show = (owner = 'cart-1', onAdd: ComponentProps<typeof AddressText>['onAdd'] = add) =>
  render(
    <AddressText
      readText={async (text) => (await call(readAddressText, { body: { text } })).data.data}
      checkCompleted={async (addresses) => (await call(checkAddresses, { body: { addresses } })).data.data}
      draft={draft}
      owner={owner}
      phone="09012345678"
      onAdd={onAdd}
    />,
  )
const field = () => screen.getByLabelText('住所録')
const rowOf = (name: string) => within(screen.getByRole('group', { name: new RegExp(`${name} .*さま`) }))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function paste(...data: object[]) {
  api.answer(readAddressText, { data })
  await userEvent.click(screen.getByText('住所録を貼り付けて追加する'))
  fireEvent.change(field(), { target: { value: 'もとの一行' } })
  await press('お届け先を読み取る')
  await shows(() => screen.getByRole('heading', { name: `読み取ったお届け先（${data.length}件）` }))
}

test('shows what was read before it is added', async () => {
  show()
  await paste(asRead({}), ito)

  expect(added).toEqual([])
  expect(screen.getByRole('heading', { name: '読み取ったお届け先（2件）' })).toHaveFocus()
  expect(rowOf('佐藤').queryByRole('textbox')).not.toBeInTheDocument()
  expect(rowOf('佐藤').getByText(/〒150-0001 東京都渋谷区神宮前1-1/)).toBeVisible()
  await press('この2件を追加する')
  await shows(() => screen.getByText('2件のお届け先を追加しました。'))
  expect(added.map(({ shipping_last_name }) => shipping_last_name)).toEqual(['佐藤', '伊藤'])
  expect(field()).toHaveValue('')
})

test('asks about a name without a space and takes the correction', async () => {
  show()
  await paste(ito)
  const row = rowOf('伊藤')
  expect(row.getByText('要確認')).toBeVisible()
  expect(row.getByLabelText('姓')).toHaveAccessibleDescription('姓と名の区切りをご確認ください')

  fireEvent.change(row.getByLabelText('姓'), { target: { value: '伊藤健' } })
  fireEvent.change(row.getByLabelText('名'), { target: { value: '太' } })
  await press('この1件を追加する')

  await waitFor(() => expect(added).toHaveLength(1))
  expect(added[0]).toMatchObject({ shipping_last_name: '伊藤健', shipping_first_name: '太' })
})

test('adds whole recipients and keeps the others at their first problem', async () => {
  show()
  await paste(asRead({}), suzuki)
  await press('この2件を追加する')

  await shows(() => screen.getByText('1件のお届け先を追加しました。'))
  const phone = rowOf('鈴木').getByLabelText('電話番号')
  expect(phone).toHaveAccessibleDescription('電話番号を入力してください')
  await waitFor(() => expect(phone).toHaveFocus())
  fireEvent.change(phone, { target: { value: '0312345678' } })
  await press('この1件を追加する')
  await waitFor(() => expect(added).toHaveLength(2))
})

test('gives the orderer’s number to all without one', async () => {
  show()
  await paste(suzuki, asRead({}), asRead({ shipping_last_name: '高橋', phone_number: '' }, suzuki))
  await press('2件に入れる')
  await press('この3件を追加する')

  await waitFor(() => expect(added).toHaveLength(3))
  expect(added.map(({ phone_number }) => phone_number)).toEqual(['09012345678', '0312345678', '09012345678'])
})

test('opens every field of a recipient and removes one', async () => {
  show()
  await paste(asRead({}), ito)
  await userEvent.click(rowOf('佐藤').getByRole('button', { name: '内容を直す' }))
  fireEvent.change(rowOf('佐藤').getByLabelText('市区町村'), { target: { value: '新宿区' } })
  await press('伊藤 健太 さまを外す')
  await press('この1件を追加する')

  await waitFor(() => expect(added).toHaveLength(1))
  expect(added[0]).toMatchObject({ city: '新宿区' })
})

test('keeps what was read across a reload, but not for another cart', async () => {
  const first = show()
  await paste(ito)
  first.unmount()
  const second = show()
  await waitFor(() => expect(rowOf('伊藤').getByLabelText('姓')).toHaveValue('伊藤'))

  second.unmount()
  show('cart-2')
  expect(screen.queryByText(/読み取ったお届け先/)).not.toBeInTheDocument()
})

test('leaves out recipients that the address book has', async () => {
  show()
  await paste(asRead({}, { is_known: true, unsure: ['city'] }), ito)

  expect(rowOf('佐藤').getByText('登録済み')).toBeVisible()
  expect(rowOf('佐藤').queryByText('要確認')).not.toBeInTheDocument()
  await press('この1件を追加する')
  await waitFor(() => expect(added.map((one) => one.shipping_last_name)).toEqual(['伊藤']))
})

test('keeps what was read if it can’t be added', async () => {
  show('cart-1', () => Promise.reject(new Error('offline')))
  await paste(asRead({}))
  await press('この1件を追加する')

  await shows(() => screen.getByText(/^通信に失敗しました/))
  expect(rowOf('佐藤').getByText(/渋谷区/)).toBeVisible()
})

test('keeps a text that the shop can’t read', async () => {
  show()
  const words = 'お名前とご住所を読み取れませんでした。'
  api.answer(
    readAddressText,
    { message: words, code: 'address_text.refused', errors: { text: [words] } },
    { status: 422 },
  )
  await userEvent.click(screen.getByText('住所録を貼り付けて追加する'))
  fireEvent.change(field(), { target: { value: 'こんにちは' } })
  await press('お届け先を読み取る')

  await shows(() => screen.getByText(words))
  expect(field()).toHaveValue('こんにちは')
  expect(field()).toHaveFocus()
})

test('reads a Shift_JIS file and rejects a file that is too large', async () => {
  show()
  await userEvent.click(screen.getByText('住所録を貼り付けて追加する'))
  const input = screen.getByLabelText(/ファイルを読み込む/)
  const sjis = Uint8Array.of(0x8d, 0xb2, 0x93, 0xa1)
  const file = new File([sjis], 'book.csv', { type: 'text/csv' })
  // jsdom's File has no arrayBuffer().
  Object.assign(file, { arrayBuffer: async () => sjis })
  await userEvent.upload(input, file)
  await waitFor(() => expect(field()).toHaveValue('佐藤'))

  await userEvent.upload(input, new File(['あ'.repeat(300_000)], 'all.csv', { type: 'text/csv' }))
  await shows(() => screen.getByText(/^文字数が多すぎます/))
  expect(field()).toHaveValue('佐藤')
})
