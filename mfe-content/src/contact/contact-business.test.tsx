import { getCategoryHierarchy, getFormLayout, sendInquiry } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeContentApi, openScreen } from '../testing/content-screen'

const api = fakeContentApi()
const text = (name: string, label: string) => ({ name, label, type: 'text' })
const choices = (...labels: string[]) => labels.map((label, index) => ({ value: index + 1, label }))
const layout = {
  form: [
    { name: 'category_id', label: 'ご相談の種類', type: 'select' },
    text('corporation', '会社名'),
    text('department', '部署名'),
    { name: 'name', label: 'ご担当者名', type: 'name' },
    { name: 'email', label: 'メールアドレス', type: 'email' },
    text('address', '所在地'),
    text('establishment', '設立'),
    text('annual_sale', '年商'),
    text('capital', '資本金'),
    text('employee_num', '従業員数'),
    text('business_type', '業種'),
    text('store_name', '店舗名'),
    text('business_hours', '営業時間'),
    text('business_holiday', '定休日'),
    text('url', 'ホームページ'),
    { name: 'delivery', label: 'お届けの方法', type: 'radio', is_required: true },
    text('delivery_company', '配送会社'),
    { name: 'payment', label: 'お支払いの方法', type: 'radio', is_required: true },
    text('order_no', 'ご注文番号'),
    { name: 'body', label: 'ご相談の内容', type: 'textarea', is_required: true },
  ],
  dataFormDefault: {},
  options: {
    category_id: [{ value: 7, label: 'お見積り' }],
    delivery: choices('卸倉庫での受け取り', '店舗への直送', 'お客さまへの直送'),
    payment: choices('前払いの銀行振込', 'お届け後の請求書払い', '後払い決済'),
  },
  prefix: null,
}
const typed = {
  corporation: '山田商店',
  department: '仕入部',
  name: '山田　花子',
  email: 'hanako@example.com',
  address: '東京都千代田区1-1',
  establishment: '1998年',
  annual_sale: '1億円',
  capital: '1000万円',
  employee_num: '12名',
  business_type: '小売',
  store_name: '山田商店本店',
  business_hours: '10時から18時',
  business_holiday: '水曜日',
  url: 'https://example.com',
  delivery_company: '青い急便',
  order_no: 'T1',
  body: '取引の相談です',
}

beforeEach(() => {
  sessionStorage.clear()
  api.answer(getFormLayout, layout)
  api.answer(getCategoryHierarchy, { data: [] })
  api.answer(sendInquiry, { is_sent: false, inquiry_no: null })
})

test('sends the business form’s texts and numeric choices (§3)', async () => {
  openScreen('/contact?form=business')
  await userEvent.selectOptions(await screen.findByLabelText(/^ご相談の種類/), '7')
  for (const { name, label } of layout.form)
    if (name in typed)
      await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), typed[name as keyof typeof typed])
  await userEvent.click(screen.getByRole('radio', { name: '店舗への直送' }))
  await userEvent.click(screen.getByRole('radio', { name: '後払い決済' }))
  await userEvent.click(screen.getByText('確認へ進む'))

  const button = await screen.findByText('この内容で送信する')
  for (const words of ['お見積り', '店舗への直送', '後払い決済'])
    expect(screen.getByText(words)).toBeVisible()
  api.answer(sendInquiry, { is_sent: true, inquiry_no: 'Q2' })
  await userEvent.click(button)

  await waitFor(() => expect(api.callsOf(sendInquiry)).toHaveLength(2))
  const inquiry = {
    ...typed,
    ...{ kind: 'contact', form: 'contact-business', category_id: 7, delivery: 2, payment: 3 },
  }
  const [prepared, sent] = api.callsOf(sendInquiry).map(({ body }) => body)
  expect(prepared).toEqual({ ...inquiry, mode: 'prepare' })
  expect(sent).toEqual({ ...inquiry, mode: 'send', idempotency_key: expect.any(String) })
})
