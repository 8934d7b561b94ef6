import { getCategoryHierarchy, getFormLayout, sendInquiry } from '@storefront/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeContentApi, openScreen } from '../testing/content-screen'
import { contactDraft } from './contact-draft.state'

const api = fakeContentApi()
const required = { is_required: true }
const lost = /通信に失敗しました/
const words = '届け日を教えてください'

beforeEach(() => {
  sessionStorage.clear()
  api.answer(getCategoryHierarchy, { data: [] })
  api.answer(getFormLayout, {
    form: [
      { name: 'name', label: 'お名前', type: 'name', ...required },
      { name: 'email', label: 'メールアドレス', type: 'email', ...required },
      { name: 'body', label: 'お問い合わせの内容', type: 'textarea', ...required },
    ],
    dataFormDefault: {},
    options: {},
    prefix: null,
  })
  api.answer(sendInquiry, { is_sent: false, inquiry_no: null })
})

async function fill() {
  await userEvent.type(await screen.findByLabelText(/^お名前/), '山田　花子')
  await userEvent.type(screen.getByLabelText(/^メールアドレス/), 'hanako@example.com')
  await userEvent.type(screen.getByLabelText(/^お問い合わせの内容/), words)
}

test('keeps the text if the connection is lost during validation', async () => {
  api.lose(sendInquiry)
  const { urlNow } = openScreen('/contact')
  await fill()
  await userEvent.click(screen.getByText('確認へ進む'))

  await shows(() => screen.getByText(lost))
  expect(urlNow()).toBe('/contact')
  cleanup()
  openScreen('/contact')

  await waitFor(() => expect(screen.getByLabelText(/^お問い合わせの内容/)).toHaveValue(words))
  expect(screen.getByLabelText(/^お名前/)).toHaveValue('山田　花子')
})

test('keeps the idempotency key if the connection is lost while sending', async () => {
  openScreen('/contact')
  await fill()
  await userEvent.click(screen.getByText('確認へ進む'))
  await screen.findByText('この内容で送信する')
  const key = contactDraft.read()?.idempotencyKey
  api.lose(sendInquiry)
  await userEvent.click(screen.getByText('この内容で送信する'))

  await shows(() => screen.getByText(lost))
  cleanup()
  openScreen('/contact/confirm')
  await shows(() => screen.getByText(words))
  api.answer(sendInquiry, { is_sent: true, inquiry_no: 'Q1' })
  await userEvent.click(screen.getByText('この内容で送信する'))

  await shows(() => screen.getByText(/受付番号は Q1 です/))
  expect(key).toBeTruthy()
  expect(api.callsOf(sendInquiry).at(-1)?.body).toMatchObject({
    mode: 'send',
    body: words,
    idempotency_key: key,
  })
})
