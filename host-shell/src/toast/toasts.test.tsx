import { publish } from '@storefront/event-bus'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast as notifier } from 'react-toastify/unstyled'
import { shows } from '@storefront/testing/shows'
import { Toasts } from './toasts'

const raise = (message: string, type: 'positive' | 'caution' | 'danger' = 'positive') =>
  act(() => publish('toast.raised', { type, message }))
const shown = () => screen.queryAllByRole('group').map(({ textContent }) => textContent)
const toastOf = (message: string) => screen.getByText(message).closest('.Toastify__toast') as HTMLElement

beforeEach(() => {
  render(<Toasts />)
})

afterEach(async () => {
  act(() => {
    notifier.clearWaitingQueue()
    notifier.dismiss()
  })
  document.querySelectorAll('.Toastify__toast').forEach((element) => fireEvent.animationEnd(element))
  await waitFor(() => expect(document.querySelector('.Toastify__toast')).toBeNull())
})

test('shows toasts at the bottom centre (§9)', async () => {
  raise('お気に入りに登録しました')

  await waitFor(() =>
    expect(screen.getByText('お気に入りに登録しました').closest('.Toastify__toast-container')).toHaveClass(
      'Toastify__toast-container--bottom-center',
    ),
  )
})

describe('a toast in time', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  async function raiseAt(message: string) {
    raise(message)
    await act(() => jest.advanceTimersByTimeAsync(0))
    fireEvent.animationEnd(toastOf(message))
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  /** Ends the animation of a toast that leaves, whose room then closes. */
  async function expectGone(message: string) {
    fireEvent.animationEnd(toastOf(message))
    await pass(500)
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  }

  test('closes after 5,000 ms (§9)', async () => {
    await raiseAt('保存しました')

    await pass(4_900)
    fireEvent.animationEnd(toastOf('保存しました'))
    expect(screen.getByText('保存しました')).toBeInTheDocument()
    await pass(200)

    await expectGone('保存しました')
  })

  test('closes although the window has lost the focus', async () => {
    const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false)
    await raiseAt('ダウンロードしました')
    fireEvent.blur(window)

    await pass(5_100)

    await expectGone('ダウンロードしました')
    focus.mockRestore()
  })

  test('is announced and timed again when it is raised again', async () => {
    await raiseAt('外しました')
    const words = screen.getByText('外しました')
    await pass(3_000)

    await raiseAt('外しました')
    expect(words).not.toBeInTheDocument()
    await pass(3_000)

    expect(screen.getByText('外しました').closest('[data-in=true]')).not.toBeNull()
  })

  test('stays while the focus is on its button', async () => {
    await raiseAt('登録しました')
    toastOf('登録しました').querySelector('button')?.focus()

    await pass(8_000)
    fireEvent.animationEnd(toastOf('登録しました'))
    await pass(500)

    expect(screen.getByText('登録しました')).toBeInTheDocument()
  })
})

test('shows at most five toasts at once (§9)', async () => {
  for (let number = 1; number <= 6; number += 1) raise(`お知らせ ${number}`)
  await screen.findByText('お知らせ 5')
  expect(shown()).toEqual([1, 2, 3, 4, 5].map((number) => `お知らせ ${number}`))

  fireEvent.click(toastOf('お知らせ 2'))
  await act(async () => undefined)
  fireEvent.animationEnd(toastOf('お知らせ 2'))

  await shows(() => screen.getByText('お知らせ 6'))
  await waitFor(() => expect(shown()).toHaveLength(5))
})

test('suppresses a duplicate toast while the first is shown (§9)', async () => {
  raise('在庫が足りません', 'caution')
  raise('在庫が足りません', 'caution')
  raise('在庫が足りません', 'danger')

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('在庫が足りません'))
  expect(shown()).toEqual(['在庫が足りません'])
})

test('closes a toast with a button named in Japanese', async () => {
  raise('保存しました')
  const button = await screen.findByRole('button', { name: 'お知らせを閉じる' })

  fireEvent.click(button)
  await act(async () => undefined)
  fireEvent.animationEnd(toastOf('保存しました'))

  await waitFor(() => expect(screen.queryByText('保存しました')).not.toBeInTheDocument())
})

test('announces errors immediately and other toasts politely', async () => {
  raise('保存しました')
  raise('保存できませんでした', 'danger')

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('保存できませんでした'))
  const polite = screen.getByText('保存しました').closest('[aria-live], [role=status], [role=alert]')
  expect(polite).toBe(screen.getByRole('region', { name: 'お知らせ' }))
})
