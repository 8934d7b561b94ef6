import {
  addUserAddresses,
  checkAddresses,
  getFormLayout,
  getUserAddress,
  listUserAddresses,
  readAddressText,
  updateUserAddress,
  type BodyOf,
  type CartAddressInput,
} from '@storefront/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { anAddressForm, aUserAddress } from '../testing/mypage-builders'
import { fakeMemberApi, openScreen } from '../testing/mypage-screen'

const api = fakeMemberApi()
const own = aUserAddress()
const recipient = (shipping_last_name: string, more: Partial<CartAddressInput> = {}) => ({
  address: {
    shipping_last_name,
    shipping_first_name: '花子',
    shipping_last_name_kana: '',
    shipping_first_name_kana: '',
    postal_code: '1500001',
    prefecture: '東京都',
    city: '渋谷区',
    address1: '神宮前1-1',
    address2: null,
    phone_number: '0312345678',
    ...more,
  },
  unsure: [],
  problems: {},
  source: 'もとの一行',
})

/** Keeps the addresses of a batch, like the shop. */
function keepsAddresses() {
  let book = [own]
  api.answerBy(listUserAddresses, () => [{ data: book }, 200, { 'x-limit': '50' }])
  api.answerBy(checkAddresses, ({ body }) => [
    {
      data: (body as BodyOf<typeof checkAddresses>).addresses.map((address) => ({
        ...recipient(address.shipping_last_name),
        address,
      })),
    },
    200,
  ])
  api.answerBy(addUserAddresses, ({ body }) => {
    const { addresses } = body as BodyOf<typeof addUserAddresses>
    book = [
      ...book,
      ...addresses.map(({ shipping_last_name }, index) =>
        aUserAddress({ id: index + 2, division_ct: 2, shipping_name: `${shipping_last_name}　花子` }),
      ),
    ]
    return [{ count: addresses.length, known_count: 0 }, 200]
  })
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function paste(...data: object[]) {
  api.answer(readAddressText, { data })
  openScreen('/mypage/address')
  await userEvent.click(await screen.findByText('住所録を貼り付けて追加する'))
  fireEvent.change(screen.getByLabelText('住所録'), { target: { value: 'もとの一行' } })
  await press('お届け先を読み取る')
  await shows(() => screen.getByRole('heading', { name: `読み取ったお届け先（${data.length}件）` }))
}

test('adds all recipients of a pasted text in one press', async () => {
  keepsAddresses()
  await paste(recipient('佐藤'), recipient('鈴木'))

  await press('この2件を追加する')

  await shows(() => screen.getByText('お届け先2件を登録しました。'))
  await shows(() => screen.getByRole('button', { name: /鈴木　花子 さまのお届け先を削除する$/ }))
  expect(api.callsOf(addUserAddresses)).toHaveLength(1)
  expect(screen.queryByText(/読み取ったお届け先/)).not.toBeInTheDocument()
})

test('names a recipient that is already in the book', async () => {
  keepsAddresses()
  await paste({ ...recipient('佐藤', { phone_number: '' }), is_known: true }, recipient('鈴木'))

  expect(screen.getByText('登録済み')).toBeVisible()
  await press('この1件を追加する')

  await waitFor(() => expect(api.callsOf(addUserAddresses)).toHaveLength(1))
  expect(api.callsOf(addUserAddresses)[0]?.body).toEqual({ addresses: [recipient('鈴木').address] })
})

test('keeps what was read if the book has no room for it', async () => {
  keepsAddresses()
  const message = 'お届け先は50件まで登録できます（現在49件）'
  api.answer(addUserAddresses, { message, code: 'user_address.limit' }, { status: 422 })
  await paste(recipient('佐藤'), recipient('鈴木'))

  await press('この2件を追加する')

  await shows(() => screen.getByText(message))
  await press('鈴木 花子 さまを外す')
  expect(screen.getByRole('button', { name: 'この1件を追加する' })).toBeEnabled()
})

test('asks no kana of a saved address that has none', async () => {
  const pasted = aUserAddress({
    id: 2,
    division_ct: 2,
    shipping_last_name_kana: '',
    shipping_first_name_kana: '',
  })
  api.answer(getFormLayout, anAddressForm())
  api.answer(getUserAddress, pasted)
  api.answer(updateUserAddress, pasted)
  const { visited } = openScreen('/mypage/address/2/edit')

  await userEvent.click(await screen.findByRole('button', { name: '保存する' }))

  await waitFor(() => expect(visited).toEqual(['/mypage/address']))
})
