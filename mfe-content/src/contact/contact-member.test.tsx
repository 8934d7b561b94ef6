import { getCategoryHierarchy, getFormLayout, getMyUser, type User } from '@storefront/contracts'
import { openRemoteScreen } from '@storefront/testing'
import { screen } from '@testing-library/react'
import { routes } from '../routes'
import { fakeContentApi } from '../testing/content-screen'

const api = fakeContentApi()
const required = { is_required: true }
const layout = {
  form: [
    { name: 'name', label: 'お名前', type: 'text', ...required },
    { name: 'email', label: 'メールアドレス', type: 'email', ...required },
    { name: 'body', label: 'お問い合わせの内容', type: 'textarea', ...required },
  ],
  dataFormDefault: {},
  options: {},
  prefix: null,
}
const person = { first_name: '花子', last_name: '山田', first_name_kana: 'ハナコ', last_name_kana: 'ヤマダ' }
const home = {
  postal_code: '1000001',
  formatted_postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
}
const hanako: User = {
  ...{ id: 1, code: 'M1', username: 'hanako', email: 'hanako@example.com', is_registered_member: true },
  ...{ name: '山田　花子', name_kana: 'ヤマダ　ハナコ', ...person, ...home },
  ...{ gender_ct: null, birthday: null, job: null, corporation: null, department: null },
  ...{ address1: '千代田1-1', address2: '', phone_number: '0312345678', cell_phone_number: '' },
  is_receive_newsletter: 0,
}
const open = (shopper: { isLogin: boolean }) => openRemoteScreen('content', routes, '/contact', shopper)
const valueOf = async (label: RegExp) =>
  ((await screen.findByLabelText(label)) as HTMLInputElement | HTMLTextAreaElement).value

beforeEach(() => {
  sessionStorage.clear()
  api.answer(getFormLayout, layout)
  api.answer(getCategoryHierarchy, { data: [] })
})

test('prefills a member’s name and email', async () => {
  api.answer(getMyUser, hanako)
  open({ isLogin: true })

  expect(await valueOf(/^お名前/)).toBe('山田　花子')
  expect(await valueOf(/^メールアドレス/)).toBe('hanako@example.com')
  expect(await valueOf(/^お問い合わせの内容/)).toBe('')
})

test('doesn’t fetch member data for a guest', async () => {
  open({ isLogin: false })

  expect(await valueOf(/^お名前/)).toBe('')
  expect(api.callsOf(getMyUser)).toEqual([])
})

test('renders the form if the member’s data can’t be loaded', async () => {
  api.answer(getMyUser, { message: '混み合っています', code: 'busy', errors: {} }, { status: 500 })
  open({ isLogin: true })

  expect(await valueOf(/^メールアドレス/)).toBe('')
})
