import { beginPasskeyLogin, loginByPasskey } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeMemberApi, openScreen, recordEvents, recordToasts } from '../testing/mypage-screen'

const startAuthentication = jest.fn()
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (...asked: unknown[]) => startAuthentication(...asked),
}))

const api = fakeMemberApi()
const response = { clientDataJSON: 'Y2Q', authenticatorData: 'YWQ', signature: 'c2ln', userHandle: 'MQ' }
const credential = { id: 'abc', rawId: 'abc', type: 'public-key', response }
const login = {
  access_token: 'token',
  expires_in: 900,
  expires_at: '2026-11-23T12:15:00+09:00',
  user_id: 1,
  is_registered_member: true,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_verify: false,
  verify_code: null,
}

beforeEach(() => {
  startAuthentication.mockReset().mockResolvedValue(credential)
  window.PublicKeyCredential = function () {} as unknown as typeof PublicKeyCredential
  api.answer(beginPasskeyLogin, { challenge: 'c2FsdA', rpId: 'shop.example.jp' })
})
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'パスキーを使う' }))

test('returns to the requested page after signing in with a passkey', async () => {
  api.answer(loginByPasskey, login)
  const started = recordEvents('session.started')
  const { visited } = openScreen('/login?back=%2Fmypage%2Faddress', { isLogin: false })

  await press()

  await waitFor(() => expect(visited).toEqual(['/mypage/address']))
  expect(api.callsOf(loginByPasskey)[0]?.body).toEqual({ credential })
  expect(started).toEqual([{ user_id: 1, way: 'passkey' }])
  expect(startAuthentication).toHaveBeenCalledWith({
    optionsJSON: { challenge: 'c2FsdA', rpId: 'shop.example.jp' },
  })
})

test('stays on the login screen if the device prompt is cancelled', async () => {
  const toasts = recordToasts()
  startAuthentication.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  const { visited } = openScreen('/login', { isLogin: false })

  await press()

  await waitFor(() => expect(toasts).toEqual(['パスキーの操作を取りやめました。']))
  expect(visited).toEqual([])
  expect(screen.getByLabelText('パスワード')).toBeVisible()
})

test("shows the server's message if the shop rejects the passkey", async () => {
  const toasts = recordToasts()
  const message = 'パスキーでログインできませんでした。パスワードでログインしてください'
  api.answer(loginByPasskey, { message, code: 'auth.passkey_refused', errors: {} }, { status: 422 })
  openScreen('/login', { isLogin: false })

  await press()

  await waitFor(() => expect(toasts).toEqual([message]))
})

test('reports missing passkey support without sending a request', async () => {
  const toasts = recordToasts()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  openScreen('/login', { isLogin: false })

  await press()

  expect(toasts).toEqual(['この端末では、パスキーをお使いいただけません。'])
  expect(api.callsOf(beginPasskeyLogin)).toHaveLength(0)
})
