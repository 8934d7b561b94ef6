import {
  addUserAddress,
  deleteUserAddress,
  getFormLayout,
  getUserAddress,
  listUserAddresses,
  makeDefaultUserAddress,
  updateUserAddress,
  type UserAddress,
} from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeMemberApi, recordToasts, openScreen } from '../testing/mypage-screen'
import { anAddressForm, aUserAddress } from '../testing/mypage-builders'

const api = fakeMemberApi()
const own = aUserAddress()
const parents = aUserAddress({
  id: 2,
  division_ct: 2,
  is_default: false,
  is_sender_default: false,
  address_name: '実家',
  shipping_name: '山田　太郎',
})
const limit = (count: number) => ({ headers: { 'x-limit': String(count) } })

/** A server that keeps the member's addresses, as the contract tells of them. */
function keepsAddresses(...kept: UserAddress[]) {
  let book = kept
  api.answerBy(listUserAddresses, () => [{ data: book }, 200, limit(20).headers])
  api.answerBy(makeDefaultUserAddress, ({ params }) => {
    book = book.map((one) => ({ ...one, is_default: String(one.id) === params.id }))
    return [book.find(({ is_default }) => is_default) ?? {}, 200]
  })
  api.answerBy(deleteUserAddress, ({ params }) => {
    book = book.filter(({ id }) => String(id) !== params.id)
    return [{}, 200]
  })
}

beforeEach(() => api.answer(getFormLayout, anAddressForm()))

test('a guest is sent to the login and back (§6)', async () => {
  const { urlNow } = openScreen('/mypage/address', { isLogin: false })

  await waitFor(() => expect(urlNow()).toBe('/login/?back=%2Fmypage%2Faddress'))
})

test('the own address cannot be deleted, others can', async () => {
  api.answer(listUserAddresses, { data: [own, parents] }, limit(20))
  openScreen('/mypage/address')

  expect(await screen.findByRole('button', { name: '山田　太郎 さまのお届け先を削除する' })).toBeVisible()
  expect(
    screen.queryByRole('button', { name: '山田　花子 さまのお届け先を削除する' }),
  ).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'お届け先を登録する' })).toHaveAttribute(
    'href',
    '/mypage/address/add',
  )
})

test('setting a default address marks only it (§4)', async () => {
  const heard = recordToasts()
  keepsAddresses(own, parents)
  openScreen('/mypage/address')
  await screen.findByText('実家')

  await userEvent.click(screen.getByRole('button', { name: 'いつものお届け先にする' }))

  await waitFor(() =>
    expect(
      within(screen.getByText('実家').closest('li') as HTMLElement).getByText('いつものお届け先'),
    ).toBeVisible(),
  )
  expect(screen.getAllByText('いつものお届け先')).toHaveLength(1)
  expect(api.callsOf(makeDefaultUserAddress)[0]?.params).toEqual({ id: '2' })
  expect(heard).toEqual(['いつものお届け先にしました'])
})

test('an address is deleted after a question', async () => {
  keepsAddresses(own, parents)
  openScreen('/mypage/address')

  await userEvent.click(await screen.findByRole('button', { name: '山田　太郎 さまのお届け先を削除する' }))
  expect(api.callsOf(deleteUserAddress)).toHaveLength(0)
  expect(screen.getByText('実家')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await waitFor(() => expect(screen.queryByText('実家')).not.toBeInTheDocument())
  expect(api.callsOf(deleteUserAddress)[0]?.params).toEqual({ id: '2' })
})

test('a full address book says so instead of offering another (x-limit)', async () => {
  api.answer(listUserAddresses, { data: [own, parents] }, limit(2))
  openScreen('/mypage/address')

  expect(await screen.findByText(/ご登録いただける2件に達しました/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'お届け先を登録する' })).not.toBeInTheDocument()
})

test('a refusal of the server stands at its field', async () => {
  api.answer(getUserAddress, parents)
  api.answer(
    updateUserAddress,
    { message: '入力内容をご確認ください', errors: { city: ['市区町村を確認してください'] } },
    { status: 422 },
  )
  const { visited } = openScreen('/mypage/address/2/edit')

  await userEvent.click(await screen.findByRole('button', { name: '保存する' }))

  expect(await screen.findByText('市区町村を確認してください')).toBeVisible()
  expect(visited).toEqual([])
})

test('a changed address is saved without its marks', async () => {
  api.answer(getUserAddress, own)
  api.answer(updateUserAddress, own)
  const { visited } = openScreen('/mypage/address/1/edit')
  const street = await screen.findByLabelText(/^町名・番地/)

  await userEvent.clear(street)
  await userEvent.type(street, '千代田2-2')
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))

  await waitFor(() => expect(visited).toEqual(['/mypage/address']))
  expect(api.callsOf(updateUserAddress)[0]?.body).toMatchObject({
    address1: '千代田2-2',
    shipping_last_name: '山田',
  })
  expect(api.callsOf(updateUserAddress)[0]?.body).not.toHaveProperty('is_default')
})

test('a new address needs its fields', async () => {
  openScreen('/mypage/address/add')

  await userEvent.click(await screen.findByRole('button', { name: '保存する' }))

  expect(await screen.findByText('姓を入力してください')).toBeVisible()
  expect(api.callsOf(addUserAddress)).toHaveLength(0)
})

test('an address is asked for in the words of the shop’s theme, and its names travel as §3 spells them', async () => {
  api.answer(getUserAddress, parents)
  api.answer(updateUserAddress, parents)
  openScreen('/mypage/address/2/edit')
  const familyName = await screen.findByLabelText(/^姓/)
  expect(screen.getByText('納品先の所在地')).toBeVisible()
  expect(screen.getByLabelText(/^納品先の名称/)).toHaveValue('実家')

  await userEvent.clear(familyName)
  await userEvent.type(familyName, '鈴木')
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))

  await waitFor(() =>
    expect(api.callsOf(updateUserAddress)[0]?.body).toMatchObject({
      shipping_last_name: '鈴木',
      address_name: '実家',
    }),
  )
  expect(api.callsOf(updateUserAddress)[0]?.body).not.toHaveProperty('last_name')
  expect(api.callsOf(getFormLayout)[0]?.params).toEqual({ page: 'address' })
})

test('who has no address is told what one is good for, and where to add it', async () => {
  api.answer(listUserAddresses, { data: [] }, limit(20))
  openScreen('/mypage/address')

  expect(await screen.findByText(/ご購入手続きで選ぶだけになります/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'お届け先を登録する' })).toHaveLength(1)
})
