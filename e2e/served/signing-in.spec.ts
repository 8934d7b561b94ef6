import type { APIRequestContext } from '@playwright/test'
import { shopNowMs } from '../shop/clock/shop-clock'
import { codeIn, mailTo } from '../shop/mails'
import { newAddress } from '../shop/member'
import { addToCart, signIn } from '../shop/served/checkout'
import { expect, test } from '../shop/served/journey'
import { prepareMember, seededPassword } from '../shop/session/prepared-session'

test('reports a wrong password and accepts the right one', async ({ reader }) => {
  await reader.open('/login?back=/mypage')
  reader.fillAll({ username: 'hanako@example.com', password: 'not-the-password' })
  await reader.press(/^ログイン$/)

  expect(reader.alerts).toContain('正しくありません')
  expect(reader.field('[name="username"]').value).toBe('hanako@example.com')
  expect(reader.field('[name="password"]').value).toBe('')
  reader.fillAll({ password: seededPassword })
  await reader.press(/^ログイン$/)

  expect(reader.path).toBe('/mypage')
  expect(reader.heading).toBe('マイページ')
})

test('a guest’s cart is merged into the member’s at sign-in', async ({ reader, request }) => {
  const email = newAddress('cart-joins')
  await prepareMember(reader, email)
  await request.clearCookies()
  await addToCart(reader, 'imabari-towel-set')
  await signIn(reader, email)
  await reader.open('/cart')

  expect(reader.text).toContain('今治タオルセット')
})

const valueOf = async (request: APIRequestContext, name: string) =>
  (await request.cookies()).find((cookie) => cookie.name === name)?.value

/** Makes the access token expire, as it does after 15 minutes. */
async function expire(request: APIRequestContext, origin: string) {
  await request.addCookies([
    { name: 'access_token', value: 'expired', url: origin },
    { name: 'expires_at', value: String(shopNowMs() - 1_000), url: origin },
  ])
}

test('a member stays signed in after the access token expires', async ({ reader, request }) => {
  await signIn(reader, 'hanako@example.com')
  const first = await valueOf(request, 'refresh_token')
  await expire(request, reader.url.origin)
  await reader.open('/mypage/order_history?page=1')

  expect(reader.path).toBe('/mypage/order_history?page=1')
  expect(reader.heading).toMatch(/注文/)
  expect(await valueOf(request, 'access_token')).not.toBe('expired')
  expect(await valueOf(request, 'refresh_token')).not.toBe(first)
})

test('keeps a member signed in when parallel pages refresh the login', async ({ reader, request }) => {
  await signIn(reader, 'taro@example.com')
  await expire(request, reader.url.origin)
  const paths = ['/mypage', '/mypage/address', '/product', '/cart']
  const answers = await Promise.all(paths.map((path) => request.get(path)))
  await reader.open('/mypage')

  expect(answers.map((answer) => answer.url().replace(reader.url.origin, ''))).toEqual(paths)
  expect(reader.heading).toBe('マイページ')
})

test('renders the catalogue for a guest when the login refresh fails', async ({ reader, request }) => {
  await expire(request, reader.origin)
  await reader.open('/product')

  expect(reader.heading).not.toBe('')
  expect(reader.main.querySelector('a[href^="/product/"]')).not.toBeNull()
  expect(await valueOf(request, 'access_token')).toBeUndefined()
})

test('redirects a lost session to login with a reason', async ({ reader, request }) => {
  await expire(request, reader.origin)
  await reader.open('/mypage/address')

  expect(reader.path).toBe('/login/?re=1&back=%2Fmypage%2Faddress')
  expect(reader.heading).toBe('ログイン')
})

test('a member signs out by form', async ({ reader, request }) => {
  await signIn(reader, 'hanako@example.com')
  await expire(request, reader.url.origin)
  await reader.open('/mypage/logout')
  await reader.press('ログアウトする')

  expect(reader.path).toBe('/login/?out=1')
  expect(await valueOf(request, 'access_token')).toBeUndefined()
  expect(await valueOf(request, 'refresh_token')).toBeUndefined()
  await reader.open('/mypage')
  expect(reader.heading).toBe('ログイン')
})

test('a guest signs in with an emailed code', async ({ reader }) => {
  const since = new Date()
  await reader.open('/login')
  await reader.press('確認コードをメールで受け取る')
  reader.fill('メールアドレスまたはログインID', 'hanako@example.com')
  await reader.press('確認コードを受け取る')
  reader.fill(/確認コード/, codeIn(await mailTo('hanako@example.com', 'ログイン確認コード', since)))
  await reader.press('確認する')

  expect(reader.path).toMatch(/^\/ec\/?$/)
})

test('registration lists missing fields and requires an emailed code', async ({ reader }) => {
  const email = newAddress('noscript')
  await reader.open('/register')
  reader.fillAll({
    email,
    password: seededPassword,
    password_confirmation: 'Gift-2027',
    last_name: '鈴木',
    first_name: '花子',
    last_name_kana: 'すずき',
    first_name_kana: 'ハナコ',
    postal_code: '〒100-0001',
    city: '千代田区',
    address1: '千代田1-1',
    phone_number: '０３(1234)5678',
  })
  reader.select('[name="prefecture"]', '東京都')
  await reader.press('この内容で登録する')

  expect(reader.text).toContain('パスワードが一致しません')
  expect(reader.text).toContain('ご利用規約への同意が必要です')
  expect(reader.field('[name="last_name"]').value).toBe('鈴木')
  expect(reader.field('[name="password"]').value).toBe('')
  reader.fillAll({ password: seededPassword, password_confirmation: seededPassword })
  reader.check('[name="is_agreed"]')
  await reader.press('この内容で登録する')

  expect(reader.heading).toBe('メールアドレスの確認')
  reader.fillAll({ verify_code: '000000' })
  await reader.press('確認する')
  expect(reader.text).toContain('確認コードが正しくないか、有効期限が切れています')
  reader.fillAll({ verify_code: codeIn(await mailTo(email, '確認コード')) })
  await reader.press('確認する')
  expect(reader.heading).toBe('会員登録が完了しました')
})

test('saves a favourite after the guest has signed in', async ({ reader }) => {
  const product = '/product/imabari-towel-set'
  await reader.open(product)
  const name = new RegExp(`^${reader.heading}.*お気に入り`)
  const isPressed = () => reader.screen.getAllByRole('button', { name })[0]?.getAttribute('aria-pressed')
  await reader.press(name)
  expect(reader.heading).toBe('ログイン')
  reader.fillAll({ username: 'taro@example.com', password: seededPassword })
  await reader.press(/^ログイン$/)

  expect(reader.path).toBe(product)
  expect(isPressed()).toBe('true')
  await reader.press(name)
  expect(isPressed()).toBe('false')
})
