import { ResponseError } from '@storefront/http'
import { recordToasts } from '@storefront/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import { useCommand } from './use-command'

/** Opens a screen with one button, which shows how many times its data has been loaded. */
async function openScreen(command: () => Promise<unknown>, done?: string) {
  let reads = 0
  const Screen = () => {
    const { run, isPending } = useCommand()
    return (
      <button onClick={() => void run(command, { done })}>
        {isPending ? '送信中' : '送信'} {useLoaderData<number>()}
      </button>
    )
  }
  const route = { path: '/', loader: () => (reads += 1), Component: Screen, HydrateFallback: () => null }
  const router = createMemoryRouter([route])
  render(<RouterProvider router={router} />)
  return screen.findByRole('button')
}

test('shows a toast and reloads the screen after success', async () => {
  const toasts = recordToasts()
  const button = await openScreen(async () => undefined, '登録しました')

  await userEvent.click(button)

  expect(toasts).toEqual(['登録しました'])
  await waitFor(() => expect(button).toHaveTextContent('送信 2'))
})

test('ignores a click while a command is running', async () => {
  let finish = () => {}
  const command = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const button = await openScreen(command)

  await userEvent.dblClick(button)

  expect(command).toHaveBeenCalledTimes(1)
  expect(button).toHaveTextContent('送信中')
  await act(async () => finish())
  expect(button).toHaveTextContent('送信 1')
})

test.each([
  [
    "with the server's message",
    new ResponseError(422, { message: '在庫が足りません。' }),
    '在庫が足りません。',
  ],
  ['as a lost connection', new Error('Network Error'), '通信に失敗しました。もう一度お試しください。'],
])('reports a failed command %s and allows a retry', async (_how, error, message) => {
  const toasts = recordToasts()
  const command = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(undefined)
  const button = await openScreen(command)

  await userEvent.click(button)
  await userEvent.click(button)

  expect(toasts).toEqual([message])
  expect(command).toHaveBeenCalledTimes(2)
})
