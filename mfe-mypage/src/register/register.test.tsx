import {
  checkSchool,
  getFormLayout,
  lookUpPostalCode,
  registerUser,
  verifyLogin,
  type FormLayout,
} from '@storefront/contracts'
import { registrationDraft } from '@storefront/forms'
import { rememberBackTarget } from '@storefront/navigation'
import { session } from '@storefront/session'
import { enableCaptcha } from '@storefront/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen, recordEvents } from '../testing/mypage-screen'
import { toRegistration } from './register.rules'

const api = fakeMemberApi()
const answer = {
  access_token: 'token',
  expires_in: 900,
  expires_at: '2026-11-21T10:15:00+09:00',
  user_id: 1,
  is_registered_member: true,
  has_password_expired: false,
  has_mail_error_count_over: false,
  is_verify: false,
  verify_code: null,
}
const typed = [
  [/^メールアドレス/, 'jiro@example.com'],
  [/^パスワード必須/, 'Gift-2026'],
  [/^パスワード（確認）/, 'Gift-2026'],
  [/^姓/, '佐藤'],
  [/^名必須/, '次郎'],
  [/^セイ/, 'サトウ'],
  [/^メイ/, 'ジロウ'],
  [/^郵便番号/, '0600001'],
  [/^町名・番地/, '北一条西1'],
  [/^電話番号/, '0111234567'],
] as const

async function fill(overrides: Partial<Record<string, string>> = {}) {
  await screen.findByLabelText(/^メールアドレス/)
  for (const [label, text] of typed) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, overrides[String(label)] ?? text)
  }
  await waitFor(() => expect(screen.getByLabelText(/^市区町村/)).toHaveValue('札幌市中央区'))
}

const layout: FormLayout = {
  form: [
    { name: '', label: 'お名前', type: 'person_name', is_required: true },
    { name: 'address', label: 'ご住所', type: 'address', is_required: true },
    { name: 'phone_number', label: '電話番号', type: 'tel', is_required: true, rules: ['tel'] },
    { name: 'email', label: 'メールアドレス', type: 'email', is_required: true },
    { name: 'password', label: 'パスワード', type: 'password', is_required: true },
    { name: 'is_receive_newsletter', label: 'お知らせのメールを受け取る', type: 'checkbox' },
  ],
  dataFormDefault: { is_receive_newsletter: 1 },
  options: {},
  prefix: '',
}

beforeEach(() => {
  api.answer(getFormLayout, layout)
  api.answer(lookUpPostalCode, {
    data: [{ postal_code: '0600001', prefecture: '北海道', city: '札幌市中央区', town: '' }],
  })
})

test('signs in after registration and leaves the newsletter off by default (§7)', async () => {
  api.answer(registerUser, answer)
  const { visited } = openScreen('/register', { isLogin: false })
  await fill()
  expect(screen.getByLabelText(/お知らせのメールを受け取る/)).not.toBeChecked()

  await userEvent.click(screen.getByLabelText(/に同意する/))
  await userEvent.click(screen.getByText('この内容で登録する'))

  await waitFor(() => expect(visited).toEqual(['/register/complete']))
  expect(api.callsOf(registerUser)[0]?.body).toMatchObject({
    email: 'jiro@example.com',
    last_name: '佐藤',
    prefecture: '北海道',
    is_receive_newsletter: 0,
    password_confirmation: 'Gift-2026',
  })
  expect(session().isLogin).toBe(true)
}, 20_000)

test('asks a guest only for a password after an order', async () => {
  registrationDraft.save({
    email: 'hanako@example.com',
    last_name: '鈴木',
    first_name: '花子',
    last_name_kana: 'スズキ',
    first_name_kana: 'ハナコ',
    postal_code: '0600001',
    prefecture: '北海道',
    city: '札幌市中央区',
    address1: '北一条西1',
    phone_number: '0111234567',
    is_receive_newsletter: false,
  })
  api.answer(registerUser, answer)
  const { visited } = openScreen('/register?from=order', { isLogin: false })
  await shows(() => screen.getByText('パスワードを決めるだけで登録できます'))

  await userEvent.type(screen.getByLabelText(/^パスワード必須/), 'Gift-2026')
  await userEvent.type(screen.getByLabelText(/^パスワード（確認）/), 'Gift-2026')
  expect(JSON.stringify(sessionStorage)).not.toContain('Gift-2026')
  await userEvent.click(screen.getByLabelText(/に同意する/))
  await userEvent.click(screen.getByText('この内容で登録する'))

  await waitFor(() => expect(visited).toEqual(['/register/complete']))
  expect(api.callsOf(registerUser)[0]?.body).toMatchObject({ last_name: '鈴木', city: '札幌市中央区' })
  expect(registrationDraft.read()).toBeUndefined()
})

const orderForm = {
  ...layout,
  form: [{ name: 'address', label: '会社の所在地', type: 'address', building_label: '会社名・店名・建物名' }],
}
const businessForm = {
  ...layout,
  form: [{ name: 'corporation', label: '会社名', type: 'text', is_required: true }, ...layout.form],
}
const ordered = { email: 'megumi@example.com', phone_number: '0312345678', address2: '株式会社つむぎ珈琲 2F' }

function openAfterOrder(form: FormLayout) {
  registrationDraft.save(ordered)
  api.answerBy(getFormLayout, ({ params }) => [params['page'] === 'cart-orderer' ? orderForm : form, 200])
  openScreen('/register?from=order', { isLogin: false })
}

test('prefills the company from the order form’s shared line', async () => {
  openAfterOrder(businessForm)

  await waitFor(() => expect(screen.getByLabelText(/^会社名必須/)).toHaveValue('株式会社つむぎ珈琲'))
  expect(screen.getByText(/会社名には、「会社名・店名・建物名」の内容を入れました/)).toBeVisible()
})

test('does not promise a password alone while a required field is empty', async () => {
  const school = { name: 'school_key', label: '学校コード', type: 'text', is_required: true }
  openAfterOrder({ ...layout, form: [school, ...layout.form] })

  await shows(() => screen.getByText('ご注文の内容を入れてあります'))
  expect(screen.queryByText('パスワードを決めるだけで登録できます')).not.toBeInTheDocument()
})

test('claims prefilled fields only after an order in this tab', async () => {
  openScreen('/register?from=order', { isLogin: false })

  await shows(() => screen.getByText('この内容で登録する'))
  expect(screen.queryByText('パスワードを決めるだけで登録できます')).not.toBeInTheDocument()
})

test("names the newsletter's sender and links to the privacy policy", async () => {
  openScreen('/register', { isLogin: false })

  await shows(() => screen.getByText(/差出人：つなぐ/))
  expect(screen.getByText('プライバシーポリシー')).toHaveAttribute('href', '/privacy')
})

test("renders the theme's fields, labels and order, with optional kana (§5)", async () => {
  const form = layout.form.map((field) =>
    field.type === 'person_name' ? { ...field, label: 'ご担当者名', is_kana_optional: true } : field,
  )
  api.answer(getFormLayout, {
    ...layout,
    form: [{ name: 'corporation', label: '会社名', type: 'text', is_required: true }, ...form],
  })
  openScreen('/register', { isLogin: false })

  await waitFor(() => expect(screen.getByLabelText(/^会社名/)).toBeRequired())
  expect(screen.getByText('ご担当者名')).toBeVisible()
  expect(screen.getByLabelText(/^セイ/)).not.toBeRequired()
})

test.each([
  [true, 'みどりヶ丘中学校'],
  [false, '学校が見つかりません。注文書の学校コードをご確認ください。'],
])('checks the school code on blur (%s)', async (check, words) => {
  api.answer(getFormLayout, {
    ...layout,
    form: [{ name: 'school_key', label: '学校コード', type: 'text', is_required: true }, ...layout.form],
  })
  api.answer(checkSchool, { key: 'midorigaoka-jh', check, name: check ? words : null })
  openScreen('/register', { isLogin: false })

  await userEvent.type(await screen.findByLabelText(/^学校コード/), 'ｍidorigaoka-jh')
  await userEvent.tab()

  await shows(() => screen.getByText(words))
  expect(api.callsOf(checkSchool)[0]?.body).toEqual({ key: 'midorigaoka-jh' })
})

test('completes the registration with the emailed code and signs in (§4)', async () => {
  api.answer(registerUser, {
    ...answer,
    access_token: null,
    expires_in: null,
    expires_at: null,
    is_registered_member: false,
    is_verify: true,
  })
  api.answer(verifyLogin, answer)
  const started = recordEvents('session.started')
  const { visited } = openScreen('/register', { isLogin: false })
  await fill()
  await userEvent.click(screen.getByLabelText(/に同意する/))
  await userEvent.click(screen.getByText('この内容で登録する'))
  await shows(() => screen.getByText(/^jiro@example.com にメールをお送りしました/))
  expect(session().isLogin).toBe(false)

  await userEvent.click(screen.getByRole('button', { name: '入力内容に戻る' }))
  await waitFor(() => expect(screen.getByLabelText(/^メールアドレス/)).toHaveValue('jiro@example.com'))
  await userEvent.click(screen.getByText('この内容で登録する'))
  await userEvent.type(await screen.findByLabelText(/確認コード/), '１２３４５６')
  await userEvent.click(screen.getByRole('button', { name: '確認する' }))

  await waitFor(() => expect(visited).toEqual(['/register/complete']))
  expect(api.callsOf(verifyLogin)[0]?.body).toMatchObject({ verify_code: '123456', user_id: 1 })
  expect(started).toEqual([{ user_id: 1, way: 'registration' }])
  expect(session().isLogin).toBe(true)
}, 20_000)

test('links back to the cart after registering from it', async () => {
  rememberBackTarget('/cart')
  openScreen('/register/complete')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'もとの画面に戻る' })).toHaveAttribute('href', '/cart'),
  )
})

test('redirects to the form if there is no registration to complete', async () => {
  const { visited, urlNow } = openScreen('/register/complete', { isLogin: false })

  await shows(() => screen.getByRole('heading', { level: 1, name: '会員登録' }))
  expect([...visited, urlNow()]).toEqual(['/register'])
})

test('redirects a member from registration to /ec/ (§6)', async () => {
  const { visited } = openScreen('/register')

  await waitFor(() => expect(visited).toEqual(['/ec/']))
})

test('sends choices as numbers and a question only with an answer', () => {
  const base = {
    email: 'a@example.com',
    last_name: '佐',
    first_name: '次',
    last_name_kana: 'サ',
    first_name_kana: 'ジ',
    password: 'x',
    password_confirmation: 'x',
  }

  const whole = toRegistration({
    ...base,
    gender_ct: '4',
    question_ct: '2',
    answer: '鈴木',
    is_receive_newsletter: true,
  })
  const half = toRegistration({ ...base, question_ct: '2' })

  expect(whole).toMatchObject({ gender_ct: 4, question_ct: 2, answer: '鈴木', is_receive_newsletter: 1 })
  expect(half).not.toHaveProperty('question_ct')
})

test('sends a captcha token if CAPTCHA.SCREENS includes registration (§1)', async () => {
  api.answer(registerUser, answer)
  openScreen('/register', { isLogin: false })
  enableCaptcha('register')
  await fill()
  await userEvent.click(screen.getByLabelText(/に同意する/))

  await userEvent.click(screen.getByText('この内容で登録する'))

  await waitFor(() =>
    expect(api.callsOf(registerUser)[0]?.body).toMatchObject({ captcha_token: 'register-token' }),
  )
})

test.each([
  ['the stored target', '/cart', '/cart'],
  ['its own back URL if none is stored', undefined, '/login'],
])('returns to %s when the back button is clicked (§2)', async (_where, stored, expected) => {
  rememberBackTarget(stored)
  const { visited } = openScreen('/register', { isLogin: false })

  await userEvent.click(await screen.findByRole('button', { name: '前の画面に戻る' }))

  expect(visited).toEqual([expected])
})
