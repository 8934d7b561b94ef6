import {
  addUserCard,
  deleteUserCard,
  getFormLayout,
  getPaymentServiceSetting,
  listPayments,
  listUserCards,
  makeMainUserCard,
  type UserCard,
} from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { cardService, fakeCardFields } from '@storefront/testing'
import { fakeMemberApi, openScreen, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const fields = fakeCardFields()
const aCard = (own: Partial<UserCard> = {}): UserCard => ({
  id: 1,
  is_main: true,
  token: 'tok',
  token_key: 'key',
  name: 'HANAKO TANAKA',
  brand: 'Visa',
  masked_number: '************4242',
  expiration: '12/40',
  ...own,
})
const second = aCard({ id: 2, is_main: false, brand: 'JCB', masked_number: '************0505' })

function keepsCards(limit: number, ...first: UserCard[]) {
  const server = { cards: first }
  api.answerBy(listUserCards, () => [{ data: server.cards }, 200, { 'x-limit': String(limit) }])
  api.answerBy(makeMainUserCard, ({ params }) => {
    server.cards = server.cards.map((card) => ({ ...card, is_main: String(card.id) === params.id }))
    return [server.cards.find(({ is_main }) => is_main) ?? {}, 200]
  })
  api.answerBy(deleteUserCard, ({ params }) => {
    server.cards = server.cards.filter(({ id }) => String(id) !== params.id)
    return [{}, 200]
  })
  api.answerBy(addUserCard, ({ body }) => {
    const added = { ...aCard({ id: 9, is_main: false }), ...(body as object) }
    server.cards = [...server.cards, added]
    return [added, 200]
  })
  return server
}

beforeEach(() => offersCards())

const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement

function offersCards(...form: { name: string; label: string; type: string; is_required: boolean }[]) {
  const payment = { id: 1, code: 'card', name: 'カード', description: '', options: [] }
  api.answer(listPayments, { data: [{ ...payment, kind: 'card', payment_service_code: 'sandbox' }] })
  api.answer(getPaymentServiceSetting, cardService)
  api.answer(getFormLayout, { form, dataFormDefault: {}, options: {}, prefix: null })
}

const token = {
  token: 'made',
  token_key: 'made-key',
  masked_number: '************4242',
  expiration: '12/40',
  name: 'HANAKO TANAKA',
  brand: 'Visa',
}

test("shows each card's brand, last digits and expiry date", async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+09:00'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  })
  keepsCards(
    5,
    aCard(),
    aCard({ id: 2, is_main: false, brand: 'JCB', masked_number: '************0505', expiration: '12/26' }),
    aCard({ id: 3, is_main: false, brand: '', masked_number: '************4444', expiration: '10/26' }),
  )
  openScreen('/mypage/card')

  await shows(() => screen.getByRole('heading', { name: 'Visa 下4桁 4242' }))
  expect(cardOf('Visa 下4桁 4242')).toHaveTextContent('12/40（月／年）')
  expect(cardOf('Visa 下4桁 4242')).not.toHaveTextContent('期限切れ')
  expect(cardOf('JCB 下4桁 0505')).toHaveTextContent('まもなく期限切れ')
  expect(cardOf('カード 下4桁 4444')).toHaveTextContent('有効期限切れ')
  expect(
    within(cardOf('カード 下4桁 4444')).queryByRole('button', { name: /いつものカードにする/ }),
  ).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('makes the chosen card the main card (§4)', async () => {
  const toasts = recordToasts()
  keepsCards(5, aCard(), second)
  openScreen('/mypage/card')

  await userEvent.click(await screen.findByRole('button', { name: 'JCB 下4桁 0505をいつものカードにする' }))

  await waitFor(() => expect(within(cardOf('JCB 下4桁 0505')).getByText('いつものカード')).toBeVisible())
  expect(screen.getAllByText('いつものカード')).toHaveLength(1)
  expect(toasts).toEqual(['いつものカードにしました'])
})

test('hides the link to the form at the card limit (x-limit, §9)', async () => {
  const server = keepsCards(3, aCard(), second)
  openScreen('/mypage/card')

  await shows(() => screen.getByText('あと1枚登録できます（3枚まで）'))
  expect(screen.getByRole('link', { name: 'カードを登録する' })).toBeVisible()
  server.cards = [...server.cards, aCard({ id: 3, is_main: false })]
  await userEvent.click(screen.getByRole('button', { name: 'JCB 下4桁 0505をいつものカードにする' }))

  await shows(() => screen.getByText(/ご登録いただける3枚に達しました/))
  expect(screen.queryByRole('link', { name: 'カードを登録する' })).not.toBeInTheDocument()
})

test('replaces the form with a message at the card limit', async () => {
  offersCards()
  keepsCards(1, aCard())
  openScreen('/mypage/card/add')

  await shows(() => screen.getByText(/ご登録いただける1枚に達しました/))
  expect(screen.queryByTitle(/カード情報の入力欄/)).not.toBeInTheDocument()
})

test('asks for confirmation before deleting a card', async () => {
  const toasts = recordToasts()
  const server = keepsCards(5, aCard(), second)
  openScreen('/mypage/card')

  await userEvent.click(await screen.findByRole('button', { name: 'JCB 下4桁 0505を削除する' }))
  expect(screen.getByText(/すでに承ったご注文は取り消されず/)).toBeVisible()
  expect(server.cards).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'JCB 下4桁 0505' })).not.toBeInTheDocument(),
  )
  expect(server.cards.map(({ id }) => id)).toEqual([1])
  expect(toasts).toEqual(['カードを削除しました'])
})

test('returns the focus to the button of a declined deletion', async () => {
  keepsCards(5, aCard(), second)
  openScreen('/mypage/card')
  const remove = await screen.findByRole('button', { name: 'JCB 下4桁 0505を削除する' })

  remove.focus()
  await userEvent.keyboard('{Enter}')
  screen.getByRole('button', { name: 'やめる' }).focus()
  await userEvent.keyboard('{Enter}')

  expect(remove).toHaveFocus()
})

test('links to the form when the member has no cards', async () => {
  keepsCards(5)
  openScreen('/mypage/card')

  await shows(() => screen.getByText(/カード番号の入力がいらなくなります/))
  expect(screen.getByRole('link', { name: 'カードを登録する' })).toHaveAttribute('href', '/mypage/card/add')
})

test("uses the shop's labels for the card fields", async () => {
  offersCards({ name: 'ccNumber', label: '法人カードの番号', type: 'text', is_required: true })
  keepsCards(5)
  openScreen('/mypage/card/add')

  await fields.load()
  expect(fields.commandsOf('show')[0]).toMatchObject({
    labels: { ccNumber: { label: '法人カードの番号' }, ccName: { label: 'カード名義' } },
  })
  expect(api.callsOf(getFormLayout).map(({ params }) => params)).toEqual([{ page: 'card' }])
})

test('stores the token that the payment service’s frame returns', async () => {
  offersCards()
  keepsCards(5, second)
  const { visited } = openScreen('/mypage/card/add')

  await fields.load()
  fields.fill(token)
  await userEvent.click(screen.getByRole('checkbox', { name: 'いつものカードにする' }))
  await userEvent.click(screen.getByRole('button', { name: '登録する' }))

  await waitFor(() => expect(visited).toEqual(['/mypage/card']))
  expect(api.callsOf(addUserCard).map(({ body }) => body)).toEqual([{ ...token, is_main: true }])
})

test('stores no card that the payment service refuses', async () => {
  offersCards()
  keepsCards(5)
  const { visited } = openScreen('/mypage/card/add')

  await fields.load()
  fields.fillWrongly({ message: '入力内容をご確認ください。', isAtFields: true })
  await userEvent.click(screen.getByRole('button', { name: '登録する' }))

  await waitFor(() => expect(fields.commandsOf('focus')).toHaveLength(1))
  expect(api.callsOf(addUserCard)).toHaveLength(0)
  expect(visited).toEqual([])
})

test("hides the form if the shop doesn't accept cards", async () => {
  api.answer(listPayments, { data: [] })
  keepsCards(5)
  openScreen('/mypage/card/add')

  await shows(() => screen.getByText('このショップではカードをお使いいただけません'))
})

test('lets members delete stored cards after the shop stops accepting cards', async () => {
  keepsCards(5, aCard())
  api.answer(listPayments, { data: [] })
  openScreen('/mypage/card')

  await shows(() => screen.getByText(/カードでのお支払いを承っておりません/))
  expect(screen.queryByRole('link', { name: 'カードを登録する' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Visa 下4桁 4242を削除する' })).toBeVisible()
})
