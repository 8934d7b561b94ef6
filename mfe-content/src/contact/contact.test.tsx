import { getCategoryHierarchy, getFormLayout, sendInquiry } from '@storefront/contracts'
import { enableCaptcha } from '@storefront/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeContentApi, openScreen } from '../testing/content-screen'
import { contactDraft } from './contact-draft.state'

const api = fakeContentApi()
const required = { is_required: true }
const layout = {
  form: [
    { name: 'category_id', label: 'お問い合わせの種類', type: 'select', ...required },
    { name: 'name', label: 'お名前', type: 'name', ...required },
    { name: 'email', label: 'メールアドレス', type: 'email', ...required },
    { name: 'body', label: 'お問い合わせの内容', type: 'textarea', ...required },
  ],
  dataFormDefault: {},
  options: {},
  prefix: null,
}
const category = {
  id: 3,
  key: 'order',
  name: 'ご注文について',
  description: '',
  image: null,
  product_count: 0,
  children: [],
}
const inquiry = {
  kind: 'contact',
  form: 'contact',
  category_id: 3,
  name: '山田　花子',
  email: 'hanako@example.com',
  body: '届け日を教えてください',
}

async function fill() {
  await userEvent.selectOptions(await screen.findByLabelText(/^お問い合わせの種類/), '3')
  await userEvent.type(screen.getByLabelText(/^お名前/), '山田　花子')
  await userEvent.type(screen.getByLabelText(/^メールアドレス/), 'hanako@example.com')
  await userEvent.type(screen.getByLabelText(/^お問い合わせの内容/), '届け日を教えてください')
}

beforeEach(() => {
  sessionStorage.clear()
  api.answer(getFormLayout, layout)
  api.answer(getCategoryHierarchy, { data: [category] })
  api.answer(sendInquiry, { is_sent: false, inquiry_no: null })
})

test('validates, confirms and sends an inquiry with one idempotency key (§7)', async () => {
  const { urlNow } = openScreen('/contact')
  await fill()
  await userEvent.click(screen.getByText('確認へ進む'))
  const button = await screen.findByText('この内容で送信する')
  expect(screen.getByText('ご注文について')).toBeVisible()
  expect(urlNow()).toBe('/contact/confirm')
  api.answer(sendInquiry, { is_sent: true, inquiry_no: 'Q1' })

  await userEvent.click(button)

  await shows(() => screen.getByText(/受付番号は Q1 です/))
  const [prepared, sent] = api.callsOf(sendInquiry).map(({ body }) => body)
  expect(prepared).toEqual({ ...inquiry, mode: 'prepare' })
  expect(sent).toEqual({ ...inquiry, mode: 'send', idempotency_key: expect.any(String) })
  expect(contactDraft.read()).toBeUndefined()
})

test('presets only the type and order number from a link', async () => {
  const orderNo = { name: 'order_no', label: 'ご注文番号', type: 'text' }
  api.answer(getFormLayout, { ...layout, form: [...layout.form, orderNo] })
  openScreen('/contact?category_id=3&order_no=T1&body=x')

  await waitFor(() => expect(screen.getByLabelText(/^お問い合わせの種類/)).toHaveValue('3'))
  expect(screen.getByLabelText(/^ご注文番号/)).toHaveValue('T1')
  expect(screen.getByLabelText(/^お問い合わせの内容/)).toHaveValue('')
})

test('presets the type that a link names by its key', async () => {
  openScreen('/contact?category=order')

  await waitFor(() => expect(screen.getByLabelText(/^お問い合わせの種類/)).toHaveValue('3'))
})

test('ignores an unknown inquiry type in a link', async () => {
  openScreen('/contact?category_id=99')

  await waitFor(() => expect(screen.getByLabelText(/^お問い合わせの種類/)).toHaveValue(''))
})

test('keeps the input when going back from the confirmation', async () => {
  const { router } = openScreen('/contact')
  await fill()
  await userEvent.click(screen.getByText('確認へ進む'))
  await screen.findByText('この内容で送信する')

  await act(() => router.navigate('/contact'))

  await waitFor(() =>
    expect(screen.getByLabelText(/^お問い合わせの内容/)).toHaveValue('届け日を教えてください'),
  )
})

test('keeps text after a reload until the inquiry is sent', async () => {
  openScreen('/contact')
  await fill()
  cleanup()

  openScreen('/contact')
  await waitFor(() =>
    expect(screen.getByLabelText(/^お問い合わせの内容/)).toHaveValue('届け日を教えてください'),
  )
  await userEvent.click(screen.getByText('確認へ進む'))
  const button = await screen.findByText('この内容で送信する')
  api.answer(sendInquiry, { is_sent: true, inquiry_no: 'Q1' })
  await userEvent.click(button)
  await screen.findByText(/受付番号は Q1 です/)
  cleanup()

  openScreen('/contact')
  await waitFor(() => expect(screen.getByLabelText(/^お問い合わせの内容/)).toHaveValue(''))
})

test('shows the server’s error next to its field', async () => {
  api.answer(
    sendInquiry,
    { message: '入力内容をご確認ください', errors: { email: ['メールアドレスをご確認ください'] } },
    { status: 422 },
  )
  const { urlNow } = openScreen('/contact')
  await fill()

  await userEvent.click(screen.getByText('確認へ進む'))

  await shows(() => screen.getByText('メールアドレスをご確認ください'))
  expect(urlNow()).toBe('/contact')
})

test('links to the privacy policy from the form', async () => {
  openScreen('/contact')

  await waitFor(() => expect(screen.getByText('プライバシーポリシー')).toHaveAttribute('href', '/privacy'))
})

test('opens the business form under its own URL', async () => {
  const { urlNow } = openScreen('/contact?form=business')

  await shows(() => screen.getByLabelText(/^お名前/))
  expect(urlNow()).toBe('/contact?form=business')
  expect(api.callsOf(getFormLayout)[0]?.params).toEqual({ page: 'contact-business' })
})

test('shows a message on the confirmation page if no inquiry was entered', async () => {
  openScreen('/contact/confirm')

  await shows(() => screen.getByText('お問い合わせの内容がまだ入力されていません'))
})

test('links to the form if the thank-you page is opened directly', async () => {
  openScreen('/contact/complete')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'お問い合わせの入力へ進む' })).toHaveAttribute(
      'href',
      '/contact',
    ),
  )
  expect(screen.queryByText(/控えのメール/)).not.toBeInTheDocument()
})

test('sends a captcha token if CAPTCHA.SCREENS includes contact (§1)', async () => {
  openScreen('/contact')
  enableCaptcha('contact')
  await fill()
  await userEvent.click(screen.getByText('確認へ進む'))

  await userEvent.click(await screen.findByText('この内容で送信する'))

  await waitFor(() =>
    expect(api.callsOf(sendInquiry)[1]?.body).toMatchObject({
      mode: 'send',
      captcha_token: 'contact-token',
    }),
  )
  expect(api.callsOf(sendInquiry)[0]?.body).not.toHaveProperty('captcha_token')
})
