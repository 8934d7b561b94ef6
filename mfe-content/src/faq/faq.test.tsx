import { listQas } from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aQaGroup } from '../testing/content-builders'
import { fakeContentApi, openScreen } from '../testing/content-screen'
import { handle } from './faq.route'

const api = fakeContentApi()
const payment = aQaGroup({
  category: { id: 2, key: 'payment', name: 'お支払いについて' },
  items: [{ id: 2, key: 'card', question: 'カードは使えますか', answer: '<p>お使いいただけます。</p>' }],
})

test('questions stand under their group, in the server’s order, each with its answer as written', async () => {
  api.answer(listQas, { data: [aQaGroup(), payment] })
  openScreen('/faq')

  const delivery = await screen.findByRole('region', { name: 'お届けについて' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['お届けについて', 'お支払いについて', '解決しましたか'])
  expect(within(delivery).getByText('いつ届きますか').closest('summary')).not.toBeNull()
  expect(within(delivery).getByText('お届け').tagName).toBe('STRONG')
  expect(within(delivery).queryByText('カードは使えますか')).not.toBeInTheDocument()
})

test('a link to a group’s key finds the group (/faq#payment)', async () => {
  api.answer(listQas, { data: [aQaGroup(), payment] })
  openScreen('/faq')

  await screen.findByText('カードは使えますか')
  expect(document.getElementById('payment')).toHaveTextContent('カードは使えますか')
  expect(document.getElementById('delivery')).toHaveTextContent('いつ届きますか')
})

test('search engines read every question with its answer', () => {
  const { jsonLd } = handle.head({ groups: [aQaGroup(), payment] })

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

test('a shop without questions says so, and the way to the inquiry stays', async () => {
  api.answer(listQas, { data: [] })
  openScreen('/faq')

  expect(await screen.findByText('ご質問はまだ登録されていません')).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact')
})

test('a link to a question opens its answer and no other (/faq#qa-card)', async () => {
  api.answer(listQas, { data: [aQaGroup(), payment] })
  openScreen('/faq#qa-card')

  await waitFor(() => expect(screen.getByText('お使いいただけます。')).toBeVisible())
  expect(document.querySelector('#qa-card details')).toHaveAttribute('open')
  expect(document.querySelector('#qa-when details')).not.toHaveAttribute('open')
})

test.each([
  ['ｶｰﾄﾞ', ['カードは使えますか']],
  ['かーど　使え', ['カードは使えますか']],
  ['三日', ['いつ届きますか']],
  ['strong', []],
])(
  'a search for %s in questions and answers finds %j, however width and kana are written',
  async (words, found) => {
    api.answer(listQas, { data: [aQaGroup(), payment] })
    openScreen('/faq')

    await userEvent.type(await screen.findByRole('searchbox', { name: 'ご質問を検索' }), words)

    const questions = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(questions).toEqual(found)
    expect(screen.queryAllByText(/当てはまるご質問はありません/)).toHaveLength(found.length === 0 ? 1 : 0)
    expect(screen.getByRole('region', { name: '解決しましたか' })).toContainElement(
      screen.getByRole('link', { name: 'お問い合わせ' }),
    )
  },
)
