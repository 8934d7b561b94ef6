import { downloadInquiryFile, getMyInquiry, listMyInquiries } from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { anInquiry } from '../testing/profile-builders'
import { fakeMemberApi, openScreen, paged } from '../testing/mypage-screen'
import { followUpHref, sizeInWords } from './inquiry-history.rules'

const api = fakeMemberApi()

test('redirects a guest to login and back (§6)', async () => {
  const { urlNow } = openScreen('/mypage/inquiry_history', { isLogin: false })

  await waitFor(() => expect(urlNow()).toBe('/login/?back=%2Fmypage%2Finquiry_history'))
})

test('lists ten inquiries per page with their states', async () => {
  const data = [
    anInquiry({ id: 2, inquiry_no: 'Q2', is_replied: false }),
    anInquiry({ id: 1, inquiry_no: 'Q1', is_replied: true }),
  ]
  api.answer(listMyInquiries, { data }, paged(12))
  openScreen('/mypage/inquiry_history')

  await shows(() => screen.getByText('12件のお問い合わせ'))
  expect(screen.getByText('回答済み')).toBeVisible()
  expect(screen.getByText('回答をお待ちください')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Q2の詳細を見る' })).toHaveAttribute(
    'href',
    '/mypage/inquiry_history/2',
  )
  expect(screen.getByRole('link', { name: '次のページ' })).toHaveAttribute(
    'href',
    '/mypage/inquiry_history?page=2',
  )
})

test("shows an inquiry's text, files and reply as plain text", async () => {
  api.answer(
    getMyInquiry,
    anInquiry({
      body: '箱が<b>つぶれて</b>いました',
      files: [{ key: 'box', name: '箱.jpg', size: 204_800 }],
      is_replied: true,
      reply: '代わりの品をお送りします',
      replied_at: '2026-11-20T10:00:00+09:00',
    }),
  )
  openScreen('/mypage/inquiry_history/1')

  await shows(() => screen.getByText('箱が<b>つぶれて</b>いました'))
  expect(screen.getByText('箱.jpg（200KB）')).toBeVisible()
  expect(screen.getByText('代わりの品をお送りします')).toBeVisible()
  expect(screen.getByText('2026.11.20 10:00')).toBeVisible()
})

test('shows what happens next for an unanswered inquiry', async () => {
  api.answer(getMyInquiry, anInquiry())
  openScreen('/mypage/inquiry_history/1')

  await shows(() => screen.getByText(/担当者が確認しています/))
})

test('links to a contact form prefilled with category and order', async () => {
  api.answer(getMyInquiry, anInquiry({ category_id: 3, order_no: 'T20260822-0001' }))
  openScreen('/mypage/inquiry_history/1')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'この件で問い合わせる' })).toHaveAttribute(
      'href',
      '/contact?category_id=3&order_no=T20260822-0001',
    ),
  )
  expect(followUpHref({ category_id: null, order_no: null })).toBe('/contact')
})

test('links to the contact form if there are no inquiries', async () => {
  api.answer(listMyInquiries, { data: [] }, paged(0))
  openScreen('/mypage/inquiry_history')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'お問い合わせの入力へ進む' })).toHaveAttribute(
      'href',
      '/contact',
    ),
  )
})

test("shows a file's size with its unit", () => {
  expect([10, 2_048, 1_572_864].map(sizeInWords)).toEqual(['1KB', '2KB', '1.5MB'])
})

test('shows the files of the inquiry and of the reply separately', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const files = [{ key: 'box', name: '箱.jpg', size: 204_800 }]
  const reply_files = [{ key: 'sample', name: '見本.pdf', size: 2_048 }]
  const answered = { is_replied: true, reply: '見本です', replied_at: '2026-11-20T10:00:00+09:00' }
  api.answer(getMyInquiry, anInquiry({ id: 7, files, reply_files, ...answered }))
  api.answer(downloadInquiryFile, {})
  openScreen('/mypage/inquiry_history/7')

  const list = (name: string) => screen.findByRole('list', { name })
  await userEvent.click(within(await list('添付ファイル')).getByRole('button', { name: /^箱\.jpg/ }))
  await waitFor(() => expect(saved).toEqual(['箱.jpg']))
  await userEvent.click(within(await list('回答の添付ファイル')).getByRole('button', { name: /^見本\.pdf/ }))

  await waitFor(() => expect(saved).toEqual(['箱.jpg', '見本.pdf']))
  expect(api.callsOf(downloadInquiryFile).map(({ params }) => params)).toEqual([
    { id: '7', key: 'box' },
    { id: '7', key: 'sample' },
  ])
})
