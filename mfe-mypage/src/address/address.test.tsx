import {
  addUserAddress,
  deleteUserAddress,
  getFormLayout,
  getUserAddress,
  listUserAddresses,
  getMyUser,
  makeDefaultUserAddress,
  makeSenderUserAddress,
  updateUserAddress,
  type UserAddress,
} from '@storefront/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, recordToasts, openScreen } from '../testing/mypage-screen'
import { anAddressForm, aUser, aUserAddress, aUserForm } from '../testing/mypage-builders'

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

function keepsAddresses(...kept: UserAddress[]) {
  let book = kept
  api.answerBy(listUserAddresses, () => [{ data: book }, 200, limit(20).headers])
  api.answerBy(makeDefaultUserAddress, ({ params }) => {
    book = book.map((one) => ({ ...one, is_default: String(one.id) === params.id }))
    return [book.find(({ is_default }) => is_default) ?? {}, 200]
  })
  api.answerBy(makeSenderUserAddress, ({ params }) => {
    book = book.map((one) => ({ ...one, is_sender_default: String(one.id) === params.id }))
    return [book.find(({ is_sender_default }) => is_sender_default) ?? {}, 200]
  })
  api.answerBy(deleteUserAddress, ({ params }) => {
    book = book.filter(({ id }) => String(id) !== params.id)
    return [{}, 200]
  })
}

beforeEach(() =>
  api.answerBy(getFormLayout, ({ params }) => [
    params.page === 'address' ? anAddressForm() : aUserForm(),
    200,
  ]),
)

test('redirects a guest to login and back (§6)', async () => {
  const { urlNow } = openScreen('/mypage/address', { isLogin: false })

  await waitFor(() => expect(urlNow()).toBe('/login/?back=%2Fmypage%2Faddress'))
})

test('lets members delete any address but their own', async () => {
  api.answer(listUserAddresses, { data: [own, parents] }, limit(20))
  openScreen('/mypage/address')

  await shows(() => screen.getByRole('button', { name: /山田　太郎 さまのお届け先を削除する$/ }))
  expect(
    screen.queryByRole('button', { name: /山田　花子 さまのお届け先を削除する$/ }),
  ).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'お届け先を登録する' })).toHaveAttribute(
    'href',
    '/mypage/address/add',
  )
})

test('makes the chosen address the default address (§4)', async () => {
  const heard = recordToasts()
  keepsAddresses(own, parents)
  openScreen('/mypage/address')
  await screen.findByText('実家')

  await userEvent.click(
    screen.getByRole('button', { name: '実家、山田　太郎 さまのお届け先をいつものお届け先にする' }),
  )

  await waitFor(() =>
    expect(
      within(screen.getByText('実家').closest('li') as HTMLElement).getByText('いつものお届け先'),
    ).toBeVisible(),
  )
  expect(screen.getAllByText('いつものお届け先')).toHaveLength(1)
  expect(api.callsOf(makeDefaultUserAddress)[0]?.params).toEqual({ id: '2' })
  expect(heard).toEqual(['いつものお届け先にしました'])
})

test('changes the default sender without changing the default address (§4)', async () => {
  const heard = recordToasts()
  keepsAddresses(own, parents)
  openScreen('/mypage/address')
  const cardOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement)
  await screen.findByText('実家')

  await userEvent.click(cardOf('実家').getByRole('button', { name: /をいつもの送り主にする$/ }))

  await waitFor(() => expect(cardOf('実家').getByText('いつもの送り主')).toBeVisible())
  expect(screen.getAllByText('いつもの送り主')).toHaveLength(1)
  expect(cardOf('実家').queryByText('いつものお届け先')).not.toBeInTheDocument()
  expect(heard).toEqual(['いつもの送り主にしました'])
})

test("updates the profile when the member's own address changes (§4)", async () => {
  let user = aUser()
  api.answer(getUserAddress, own)
  api.answerBy(getMyUser, () => [user, 200])
  api.answerBy(updateUserAddress, ({ body }) => {
    const { address1 } = body as UserAddress
    user = { ...user, address1 }
    return [{ ...own, address1 }, 200]
  })
  const { router, visited } = openScreen('/mypage/user_info')
  await shows(() => screen.getByText(/千代田1-1/))

  await act(() => router.navigate('/mypage/address/1/edit'))
  await shows(() => screen.getByText(/変更すると、会員情報も変わります/))
  await userEvent.clear(screen.getByLabelText(/^町名・番地/))
  await userEvent.type(screen.getByLabelText(/^町名・番地/), '千代田2-2')
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  await waitFor(() => expect(visited).toEqual(['/mypage/address']))
  await act(() => router.navigate('/mypage/user_info'))

  await shows(() => screen.getByText(/千代田2-2/))
  expect(screen.queryByText(/千代田1-1/)).not.toBeInTheDocument()
})

test('deletes an address after confirmation', async () => {
  keepsAddresses(own, parents)
  openScreen('/mypage/address')

  await userEvent.click(await screen.findByRole('button', { name: /山田　太郎 さまのお届け先を削除する$/ }))
  expect(api.callsOf(deleteUserAddress)).toHaveLength(0)
  expect(screen.getByText('実家')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await waitFor(() => expect(screen.queryByText('実家')).not.toBeInTheDocument())
  expect(api.callsOf(deleteUserAddress)[0]?.params).toEqual({ id: '2' })
})

test('hides the link to the form when the limit is reached (x-limit)', async () => {
  api.answer(listUserAddresses, { data: [own, parents] }, limit(2))
  openScreen('/mypage/address')

  await shows(() => screen.getByText(/ご登録いただける2件に達しました/))
  expect(screen.queryByRole('link', { name: 'お届け先を登録する' })).not.toBeInTheDocument()
})

test("shows the server's error next to its field", async () => {
  api.answer(getUserAddress, parents)
  api.answer(
    updateUserAddress,
    { message: '入力内容をご確認ください', errors: { city: ['市区町村を確認してください'] } },
    { status: 422 },
  )
  const { visited } = openScreen('/mypage/address/2/edit')

  await userEvent.click(await screen.findByRole('button', { name: '保存する' }))

  await shows(() => screen.getByText('市区町村を確認してください'))
  expect(visited).toEqual([])
})

test('omits the default flag when an edited address is sent', async () => {
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

test('requires the fields of a new address', async () => {
  openScreen('/mypage/address/add')

  await userEvent.click(await screen.findByRole('button', { name: '保存する' }))

  await shows(() => screen.getByText('姓を入力してください'))
  expect(api.callsOf(addUserAddress)).toHaveLength(0)
})

test('uses the labels of the theme and the field names of §3', async () => {
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

test('explains an empty address book and links to the form', async () => {
  api.answer(listUserAddresses, { data: [] }, limit(20))
  openScreen('/mypage/address')

  await shows(() => screen.getByText(/ご購入手続きで選ぶだけになります/))
  expect(screen.getAllByRole('link', { name: 'お届け先を登録する' })).toHaveLength(1)
})
