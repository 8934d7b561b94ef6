import {
  addUserMemorial,
  deleteUserMemorial,
  getFormLayout,
  getUserMemorial,
  listTags,
  listUserMemorials,
  updateUserMemorial,
  type UserMemorial,
} from '@storefront/contracts'
import { wishedDay } from '@storefront/state'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aMemorialForm, aUserMemorial } from '../testing/profile-builders'
import { fakeMemberApi, openScreen, recordToasts } from '../testing/mypage-screen'

const api = fakeMemberApi()
const limit = (count: number) => ({ 'x-limit': String(count) })

function keepsMemorials(...kept: UserMemorial[]) {
  let all = kept
  const save = (memorial: UserMemorial) => {
    all = [...all.filter(({ id }) => id !== memorial.id), memorial]
    return memorial
  }
  api.answerBy(listUserMemorials, () => [{ data: all }, 200, limit(20)])
  api.answerBy(getUserMemorial, ({ params }) => [all.find(({ id }) => String(id) === params.id) ?? {}, 200])
  api.answerBy(addUserMemorial, ({ body }) => [
    save({ id: 99, user_id: 1, ...(body as Omit<UserMemorial, 'id' | 'user_id'>) }),
    200,
  ])
  api.answerBy(updateUserMemorial, ({ body }) => [save({ ...(body as UserMemorial), user_id: 1 }), 200])
  api.answerBy(deleteUserMemorial, ({ params }) => {
    all = all.filter(({ id }) => String(id) !== params.id)
    return [{}, 200]
  })
  return () => all
}

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask', 'performance'],
  })
  jest.setSystemTime(new Date('2026-11-22T12:00:00+09:00'))
  api.answer(getFormLayout, aMemorialForm())
  api.answer(listTags, { data: [{ id: 1, key: 'birthday', name: '誕生日の贈りもの' }] })
})
afterEach(() => jest.useRealTimers())

test('redirects a guest to login and back (§6)', async () => {
  const { urlNow } = openScreen('/mypage/memorial', { isLogin: false })

  await waitFor(() => expect(urlNow()).toBe('/login/?back=%2Fmypage%2Fmemorial'))
})

test('sorts memorials by their next date', async () => {
  keepsMemorials(
    aUserMemorial({ id: 1, target_user_name: '鈴木 和子', month: 5, date: 20 }),
    aUserMemorial({ id: 2, target_user_name: '田中 健', month: 12, date: 8 }),
  )
  openScreen('/mypage/memorial')

  await shows(() => screen.getByText('2026年12月8日（火）'))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '2026年12月',
    '田中 健さまの誕生日',
    '鈴木 和子さまの誕生日',
  ])
  expect(screen.getByText('あと16日')).toBeVisible()
  expect(screen.getByText('2件／20件まで')).toBeVisible()
})

test('moves 29 February to 28 February in non-leap years', async () => {
  keepsMemorials(aUserMemorial({ month: 2, date: 29 }))
  openScreen('/mypage/memorial?month=2027-02')

  await shows(() => screen.getByText('2027年2月28日（日）'))
  expect(screen.getByText(/うるう年でない年は、2月28日にお祝いします/)).toBeVisible()
  const calendar = screen.getByRole('table', { name: '2027年2月' })
  expect(within(calendar).getByRole('cell', { name: /^28/ })).toHaveTextContent('鈴木 和子さま 誕生日')
})

test('links the calendar to the previous and the next month', async () => {
  keepsMemorials(aUserMemorial())
  openScreen('/mypage/memorial?month=2026-12')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: '次の月' })).toHaveAttribute(
      'href',
      '/mypage/memorial?month=2027-01',
    ),
  )
  expect(screen.getByRole('link', { name: '前の月' })).toHaveAttribute(
    'href',
    '/mypage/memorial?month=2026-11',
  )
})

test('announces the month that the calendar moves to', async () => {
  keepsMemorials(aUserMemorial())
  const { router } = openScreen('/mypage/memorial?month=2026-12')
  const title = await screen.findByRole('heading', { name: '2026年12月' })

  await act(() => router.navigate('/mypage/memorial?month=2027-01'))

  await waitFor(() => expect(title).toHaveTextContent('2027年1月'))
  expect(title).toHaveAttribute('aria-live', 'polite')
})

test('updates only the call field when the reminder is switched off', async () => {
  const toasts = recordToasts()
  const memorial = aUserMemorial({ call: true })
  const kept = keepsMemorials(memorial)
  openScreen('/mypage/memorial')

  await userEvent.click(await screen.findByRole('checkbox', { name: /メールで知らせる/ }))

  await waitFor(() => expect(screen.getByRole('checkbox', { name: /メールで知らせる/ })).not.toBeChecked())
  expect(kept()).toEqual([{ ...memorial, call: false }])
  expect(toasts).toEqual(['お知らせのメールを止めました'])
})

test('links a memorial to gifts for its occasion', async () => {
  keepsMemorials(aUserMemorial({ division_ct: 1 }))
  openScreen('/mypage/memorial')

  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^この日に贈る/ })).toHaveAttribute(
      'href',
      '/product?tag=birthday',
    ),
  )
})

test('stores the memorial’s date as the requested delivery day for checkout', async () => {
  keepsMemorials(aUserMemorial({ month: 12, date: 8 }))
  const toasts = recordToasts()
  openScreen('/mypage/memorial')

  await userEvent.click(await screen.findByRole('link', { name: /^この日に贈る/ }))

  expect(wishedDay.read()).toBe('2026-12-08')
  expect(toasts).toEqual(['12月8日（火）を、ご注文のときのお届け希望日に選びます。'])
  wishedDay.forget()
})

test('deletes a memorial after confirmation', async () => {
  const kept = keepsMemorials(aUserMemorial())
  openScreen('/mypage/memorial')

  await userEvent.click(await screen.findByRole('button', { name: '鈴木 和子さまの誕生日を削除する' }))
  expect(kept()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))

  await shows(() => screen.getByText('記念日はまだありません'))
  expect(kept()).toEqual([])
})

test('replaces the add link with a message at the limit (x-limit)', async () => {
  api.answer(listUserMemorials, { data: [aUserMemorial()] }, { headers: limit(1) })
  openScreen('/mypage/memorial')

  await shows(() => screen.getByText(/ご登録いただける1件に達しました/))
  expect(screen.queryByRole('link', { name: '記念日を登録する' })).not.toBeInTheDocument()
})

test('replaces the form with a message at the limit of memorials', async () => {
  api.answer(listUserMemorials, { data: [aUserMemorial()] }, { headers: limit(1) })
  openScreen('/mypage/memorial/add')

  await shows(() => screen.getByText(/ご登録いただける1件に達しました/))
  expect(screen.queryByRole('button', { name: '保存する' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '登録した記念日を見る' })).toHaveAttribute(
    'href',
    '/mypage/memorial',
  )
})

test('sends the month and day of a new memorial as numbers', async () => {
  const kept = keepsMemorials()
  const { visited } = openScreen('/mypage/memorial/add')

  await userEvent.type(await screen.findByLabelText(/^お相手のお名前/), '鈴木　和子')
  await userEvent.type(screen.getByLabelText(/^記念日の名前/), '誕生日')
  await userEvent.selectOptions(screen.getByLabelText(/^月/), '2')
  await userEvent.selectOptions(screen.getByLabelText(/^日/), '29')
  expect(screen.getByText('うるう年でない年は、2月28日の記念日としてお知らせします。')).toBeVisible()
  await userEvent.click(screen.getByLabelText(/メールで知らせる/))
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))

  await waitFor(() => expect(visited).toEqual(['/mypage/memorial']))
  expect(kept()).toEqual([
    {
      id: 99,
      user_id: 1,
      target_user_name: '鈴木　和子',
      division_ct: 1,
      name: '誕生日',
      month: 2,
      date: 29,
      call: true,
    },
  ])
})

test('says until which day February lasts', async () => {
  keepsMemorials()
  openScreen('/mypage/memorial/add')

  await userEvent.selectOptions(await screen.findByLabelText(/^月/), '2')
  await userEvent.selectOptions(screen.getByLabelText(/^日/), '30')
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))

  await shows(() => screen.getByText('2月は29日までです。日をお選び直しください（例：2月29日）'))
  expect(api.callsOf(addUserMemorial)).toHaveLength(0)
})

test("sends an edited memorial's id (§7) and shows the server's error", async () => {
  keepsMemorials(aUserMemorial({ id: 7 }))
  api.answer(
    updateUserMemorial,
    { message: '入力内容をご確認ください', errors: { name: ['記念日の名前は40文字以内で入力してください'] } },
    { status: 422 },
  )
  const { visited } = openScreen('/mypage/memorial/7/edit')

  await userEvent.click(await screen.findByRole('button', { name: '保存する' }))

  await shows(() => screen.getByText('記念日の名前は40文字以内で入力してください'))
  expect(visited).toEqual([])
  expect(api.callsOf(updateUserMemorial)[0]?.body).toMatchObject({
    id: 7,
    month: 12,
    date: 8,
    division_ct: 1,
  })
})
