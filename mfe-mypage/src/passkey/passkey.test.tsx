import {
  addUserPasskey,
  beginUserPasskey,
  deleteUserPasskey,
  listUserPasskeys,
  renameUserPasskey,
  type UserPasskey,
} from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen, recordToasts } from '../testing/mypage-screen'

const startRegistration = jest.fn()
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (...asked: unknown[]) => startRegistration(...asked),
}))

const api = fakeMemberApi()
const options = {
  challenge: 'c2FsdA',
  rp: { id: 'shop.example.jp', name: 'つなぐ' },
  user: { id: 'MQ', name: 'hanako@example.com', displayName: '山田 花子' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
}
const aPasskey = (own: Partial<UserPasskey> = {}): UserPasskey => ({
  id: 1,
  name: '花子のiPhone',
  is_synced: true,
  created_at: '2026-11-20T10:00:00+09:00',
  last_used_at: null,
  ...own,
})
const credential = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key',
  response: { clientDataJSON: 'Y2Q', attestationObject: 'YW8' },
}

beforeEach(() => {
  startRegistration.mockReset()
  window.PublicKeyCredential = function () {} as unknown as typeof PublicKeyCredential
})
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))

function keeps(...first: UserPasskey[]) {
  const server = { kept: first }
  api.answerBy(listUserPasskeys, () => [{ data: server.kept }, 200, { 'x-limit': '10' }])
  api.answer(beginUserPasskey, options)
  api.answerBy(addUserPasskey, () => {
    server.kept = [...server.kept, aPasskey({ id: 2, name: '仕事用' })]
    return [server.kept.at(-1)!, 200]
  })
  api.answerBy(deleteUserPasskey, () => {
    server.kept = []
    return [{}, 200]
  })
  return server
}

async function fillIn() {
  await userEvent.type(await screen.findByLabelText(/パスキーの名前/), '仕事用')
  await userEvent.type(screen.getByLabelText(/^現在のパスワード/), 'Gift-2026')
  await userEvent.click(screen.getByRole('button', { name: 'この端末のパスキーを登録する' }))
}

test('creates and lists a passkey after the password is checked', async () => {
  const toasts = recordToasts()
  keeps()
  startRegistration.mockResolvedValue(credential)
  openScreen('/mypage/passkey')

  await fillIn()

  await waitFor(() => expect(screen.getByRole('list', { name: 'パスキー' })).toHaveTextContent('仕事用'))
  expect(api.callsOf(beginUserPasskey)[0]?.body).toEqual({ current_password: 'Gift-2026' })
  expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: options })
  expect(api.callsOf(addUserPasskey)[0]?.body).toEqual({ name: '仕事用', credential })
  expect(toasts).toEqual(['パスキーを登録しました'])
})

test.each([
  ['NotAllowedError', 'パスキーの操作を取りやめました。'],
  ['InvalidStateError', 'この端末のパスキーは、すでに登録されています。'],
])('shows a device error (%s) without sending a request', async (name, words) => {
  keeps()
  startRegistration.mockRejectedValue(Object.assign(new Error('no'), { name }))
  openScreen('/mypage/passkey')

  await fillIn()

  await shows(() => screen.getByText(words))
  expect(api.callsOf(addUserPasskey)).toHaveLength(0)
})

test('reports a wrong password before prompting the device', async () => {
  keeps()
  const message = '現在のパスワードが正しくありません'
  api.answer(
    beginUserPasskey,
    { message, code: 'auth.password_wrong', errors: { current_password: [message] } },
    { status: 422 },
  )
  openScreen('/mypage/passkey')

  await fillIn()

  await shows(() => screen.getByText(message))
  expect(startRegistration).not.toHaveBeenCalled()
})

test('reports missing passkey support in the browser', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  keeps()
  openScreen('/mypage/passkey')

  await fillIn()

  await shows(() => screen.getByText('この端末では、パスキーをお使いいただけません。'))
  expect(api.callsOf(beginUserPasskey)).toHaveLength(0)
})

test('renames a passkey, and removes it after confirmation', async () => {
  const server = keeps(aPasskey())
  api.answerBy(renameUserPasskey, () => {
    server.kept = [aPasskey({ name: '自宅' })]
    return [server.kept[0]!, 200]
  })
  openScreen('/mypage/passkey')

  await userEvent.click(await screen.findByRole('button', { name: '花子のiPhoneの名前を変更する' }))
  const field = screen.getByLabelText(/^名前/)
  await userEvent.clear(field)
  await userEvent.type(field, '自宅')
  await userEvent.click(screen.getByRole('button', { name: '変更する' }))
  await userEvent.click(await screen.findByRole('button', { name: '自宅を削除する' }))
  expect(api.callsOf(deleteUserPasskey)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await waitFor(() => expect(screen.queryByRole('list', { name: 'パスキー' })).not.toBeInTheDocument())
  expect(api.callsOf(renameUserPasskey)[0]?.body).toEqual({ name: '自宅' })
})

test('hides the form once the limit of passkeys is reached', async () => {
  keeps(...Array.from({ length: 10 }, (_, index) => aPasskey({ id: index + 1, name: `端末${index}` })))
  openScreen('/mypage/passkey')

  await shows(() => screen.getByText(/パスキーは10件まで登録できます/))
  expect(screen.queryByLabelText(/^現在のパスワード/)).not.toBeInTheDocument()
})
