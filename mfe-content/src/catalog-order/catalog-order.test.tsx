import { getFormLayout, listCatalogs, sendInquiry } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RouteObject } from 'react-router-dom'
import { shows } from '@storefront/testing/shows'
import { actions } from '../actions'
import { routes } from '../routes'
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

test('orders a catalogue with name and address', async () => {
  openScreen('/catalog-order')
  await userEvent.click(await screen.findByLabelText(/春のギフト/))
  await userEvent.type(screen.getByLabelText(/^お名前/), '山田　花子')
  await userEvent.type(screen.getByLabelText(/^メールアドレス/), 'hanako@example.com')

  await userEvent.click(screen.getByText('カタログを請求する'))

  await shows(() => screen.getByText(/受付番号は Q2 です/))
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

test('offers orderable catalogues and requires a selection', async () => {
  openScreen('/catalog-order')
  await userEvent.type(await screen.findByLabelText(/^お名前/), '山田　花子')
  await userEvent.type(screen.getByLabelText(/^メールアドレス/), 'hanako@example.com')

  await userEvent.click(screen.getByText('カタログを請求する'))

  await shows(() => screen.getByText('カタログを選択してください'))
  expect(screen.queryByLabelText(/昨年のギフト/)).not.toBeInTheDocument()
  expect(api.callsOf(sendInquiry)).toHaveLength(0)
})

describe('without scripts', () => {
  const served = routes.map((route) => ({ ...route, action: actions[route.id ?? ''] })) as RouteObject[]
  const typed = {
    intent: 'order',
    name: '山田　花子',
    email: 'hanako@example.com',
    postal_code: '〒060-0001',
    prefecture: '北海道',
    city: '札幌市中央区',
    address1: '北一条西1',
  }

  async function post(controls: Record<string, string>) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(controls).toString()
    const request = new Request('http://localhost/catalog-order', { method: 'POST', headers, body })
    const fragment = await renderFragment('content', served, request)
    document.body.innerHTML = fragment.html
    return fragment
  }

  beforeEach(() => {
    configureHttp({ baseUrl: 'http://localhost' })
    setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  })

  test('reuses the idempotency key when the same order is posted again', async () => {
    const { status, redirect } = await post({ ...typed, 'catalogs.spring': 'on' })
    await post({ ...typed, 'catalogs.spring': 'on' })
    await post({ ...typed, 'catalogs.spring': 'on', name: '山田　太郎' })

    const sent = api.callsOf(sendInquiry).map(({ body }) => body as { idempotency_key: string })
    expect(status).toBe(303)
    expect(redirect).toBe('/catalog-order?no=Q2')
    expect(sent[0]).toMatchObject({ kind: 'catalog_order', catalog_keys: ['spring'], postal_code: '0600001' })
    expect(sent[1]?.idempotency_key).toBe(sent[0]?.idempotency_key)
    expect(sent[2]?.idempotency_key).not.toBe(sent[0]?.idempotency_key)

    openScreen(redirect ?? '')
    await shows(() => screen.getByText(/受付番号は Q2 です/))
  })

  test('shows the server’s error next to its field and keeps the input', async () => {
    api.answer(
      sendInquiry,
      {
        message: '入力内容をご確認ください',
        errors: { catalog_keys: ['カタログを選択してください'], email: ['メールアドレスの形式です'] },
      },
      { status: 422 },
    )

    const { status } = await post({ ...typed, email: 'hanako' })

    expect(status).toBe(422)
    expect(screen.getByRole('group', { name: /ご希望のカタログ/ })).toHaveTextContent(
      'カタログを選択してください',
    )
    expect(screen.getByLabelText(/^メールアドレス/)).toBeInvalid()
    expect(screen.getByLabelText(/^お名前/)).toHaveValue('山田　花子')
    expect(screen.getByLabelText(/^市区町村/)).toHaveValue('札幌市中央区')
  })
})

test('returns 404 if no catalogue can be ordered', async () => {
  api.answer(listCatalogs, { data: [{ ...catalog, is_orderable: false }] })
  openScreen('/catalog-order')

  await shows(() => screen.getByText('404 Not Found'))
})
