import { listQas } from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aQaGroup } from '../testing/content-builders'
import { fakeContentApi, openScreen } from '../testing/content-screen'
import { handle } from './faq.route'

const api = fakeContentApi()
const payment = aQaGroup({
  category: { id: 2, key: 'payment', name: 'お支払いについて' },
  items: [{ id: 2, key: 'card', question: 'カードは使えますか', answer: '<p>お使いいただけます。</p>' }],
})

test('groups questions with their answers', async () => {
  api.answer(listQas, { data: [aQaGroup(), payment] })
  openScreen('/faq')

  const delivery = await screen.findByRole('region', { name: 'お届けについて' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['お届けについて', 'お支払いについて', '解決しましたか'])
  expect(within(delivery).getByText('いつ届きますか').closest('summary')).not.toBeNull()
  expect(within(delivery).getByText('お届け').tagName).toBe('STRONG')
  expect(within(delivery).queryByText('カードは使えますか')).not.toBeInTheDocument()
})

test('uses a group’s key as its anchor (/faq#payment)', async () => {
  api.answer(listQas, { data: [aQaGroup(), payment] })
  openScreen('/faq')

  await screen.findByText('カードは使えますか')
  expect(document.getElementById('payment')).toHaveTextContent('カードは使えますか')
  expect(document.getElementById('delivery')).toHaveTextContent('いつ届きますか')
})

test('publishes every question and answer as structured data', () => {
  const { jsonLd } = handle.head({ word: '', groups: [aQaGroup(), payment] })

  expect(jsonLd).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'いつ届きますか', acceptedAnswer: { text: expect.stringContaining('三日ほど') } },
        { name: 'カードは使えますか', acceptedAnswer: { text: '<p>お使いいただけます。</p>' } },
      ],
    },
  ])
})

test('links to the inquiry form if there are no questions', async () => {
  api.answer(listQas, { data: [] })
  openScreen('/faq')

  await shows(() => screen.getByText('ご質問はまだ登録されていません'))
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact')
})

test('opens only the linked answer (/faq#qa-card)', async () => {
  api.answer(listQas, { data: [aQaGroup(), payment] })
  openScreen('/faq#qa-card')

  await waitFor(() => expect(screen.getByText('お使いいただけます。')).toBeVisible())
  expect(document.querySelector('#qa-card details')).toHaveAttribute('open')
  expect(document.querySelector('#qa-when details')).not.toHaveAttribute('open')
})

test('opens the linked answer when its key contains non-ASCII characters', async () => {
  const own = { ...payment, items: payment.items.map((item) => ({ ...item, key: '支払い' })) }
  api.answer(listQas, { data: [own] })
  openScreen(`/faq#qa-${encodeURIComponent('支払い')}`)

  await waitFor(() => expect(screen.getByText('お使いいただけます。')).toBeVisible())
})

test('ignores a malformed percent-encoding in the hash', async () => {
  api.answer(listQas, { data: [payment] })
  openScreen('/faq#qa-%E6')

  await shows(() => screen.getByText('カードは使えますか'))
})

/** Answers with a result for the known search term only. */
const answerFor = (known: string) =>
  api.answerBy(listQas, ({ url }) => {
    const word = url.searchParams.get('word')
    const data = word === null ? [aQaGroup(), payment] : word === known ? [payment] : []
    return [{ data }, 200]
  })
const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)

test('debounces searches while the shopper types', async () => {
  answerFor('お熨斗 ｶｰﾄﾞ')
  const { urlNow } = openScreen('/faq')

  await userEvent.type(await screen.findByRole('searchbox', { name: 'ご質問を検索' }), 'お熨斗 ｶｰﾄﾞ')

  await waitFor(() => expect(questions()).toEqual(['カードは使えますか']))
  expect(screen.getByRole('status')).toHaveTextContent('「お熨斗 ｶｰﾄﾞ」に当てはまるご質問：1件')
  expect(new URL(urlNow(), 'http://localhost').searchParams.get('word')).toBe('お熨斗 ｶｰﾄﾞ')
  expect(api.callsOf(listQas)).toHaveLength(2)
  await userEvent.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(questions()).toHaveLength(2))
})

test('links to the inquiry form if a search has no results', async () => {
  answerFor('カード')
  openScreen('/faq')

  await userEvent.type(await screen.findByRole('searchbox'), '象{Enter}')

  await shows(() => screen.getByText('「象」に当てはまるご質問はありません'))
  expect(questions()).toEqual([])
  expect(screen.getByRole('region', { name: '解決しましたか' })).toContainElement(
    screen.getByRole('link', { name: 'お問い合わせ' }),
  )
})

test('shows results for the search term in the URL and sets noindex', async () => {
  answerFor('カード')
  openScreen('/faq?word=カード')

  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('カード'))
  expect(questions()).toEqual(['カードは使えますか'])
  expect(handle.head({ word: 'カード', groups: [payment] })).toMatchObject({
    canonical: '/faq',
    robots: 'noindex,follow',
  })
  expect(handle.head({ word: 'カード', groups: [payment] })).not.toHaveProperty('jsonLd')
})
