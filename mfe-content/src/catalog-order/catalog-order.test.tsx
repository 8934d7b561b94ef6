import { getFormLayout, listCatalogs, sendInquiry } from '@storefront/contracts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeContentApi, openScreen } from '../testing/content-screen'

const api = fakeContentApi()
const page = (alt: string) => ({
  path: '/media/catalog/ab12',
  alt,
  width: 1200,
  height: 1600,
  text: '',
  links: [],
})
const catalog = {
  id: 1,
  key: 'spring',
  title: '春のギフト',
  description: '新生活の贈りもの',
  issued_on: '2026-03-01',
  image: null,
  is_orderable: true,
  pages: [page('表紙'), page('目次')],
}
const layout = {
  form: [
    { name: 'name', label: 'お名前', type: 'name', is_required: true },
    { name: 'email', label: 'メールアドレス', type: 'email', is_required: true },
    { name: 'address', label: 'ご住所', type: 'address', is_required: true },
  ],
  dataFormDefault: {
    postal_code: '0600001',
    prefecture: '北海道',
    city: '札幌市中央区',
    address1: '北一条西1',
  },
  options: {},
  prefix: '',
}

beforeEach(() => {
  api.answer(listCatalogs, {
    data: [catalog, { ...catalog, id: 2, key: 'old', title: '昨年のギフト', is_orderable: false }],
  })
  api.answer(getFormLayout, layout)
  api.answer(sendInquiry, { is_sent: true, inquiry_no: 'Q2' })
})

test('a catalogue is ordered with name and place', async () => {
  openScreen('/catalog-order')
  await userEvent.click(await screen.findByLabelText(/春のギフト/))
  await userEvent.type(screen.getByLabelText(/^お名前/), '山田　花子')
  await userEvent.type(screen.getByLabelText(/^メールアドレス/), 'hanako@example.com')

  await userEvent.click(screen.getByText('カタログを請求する'))

  expect(await screen.findByText(/受付番号は Q2 です/)).toBeVisible()
  expect(api.callsOf(sendInquiry)[0]?.body).toMatchObject({
    kind: 'catalog_order',
    mode: 'send',
    catalog_keys: ['spring'],
    name: '山田　花子',
    postal_code: '0600001',
    prefecture: '北海道',
    body: '',
  })
})

test('only catalogues that can be ordered are offered, and one must be chosen', async () => {
  openScreen('/catalog-order')
  await userEvent.type(await screen.findByLabelText(/^お名前/), '山田　花子')
  await userEvent.type(screen.getByLabelText(/^メールアドレス/), 'hanako@example.com')

  await userEvent.click(screen.getByText('カタログを請求する'))

  expect(await screen.findByText('カタログを選択してください')).toBeVisible()
  expect(screen.queryByLabelText(/昨年のギフト/)).not.toBeInTheDocument()
  expect(api.callsOf(sendInquiry)).toHaveLength(0)
})
