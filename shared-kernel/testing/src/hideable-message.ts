import type { Message } from '@storefront/contracts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { shows } from '@storefront/testing/shows'

const words = { title: 'お知らせ', body: '<p>店からのことば</p>' }

/**
 * Asserts that a slot's message is shown until the shopper closes it, stays hidden because of a cookie named
 * after the slot, and reappears once its text changes (§4). `open` renders the screen with the messages.
 */
export async function expectHideable(code: string, open: (messages: Message[]) => Promise<unknown>) {
  async function reopen(updated_at: string) {
    cleanup()
    await open([{ ...words, code, updated_at }])
  }
  await reopen('2026-01-01T00:00:00+09:00')
  await shows(() => screen.getByText('店からのことば'))
  fireEvent.click(screen.getByRole('button', { name: /この案内を閉じる$/ }))
  expect(screen.queryByText('店からのことば')).toBeNull()
  expect(document.cookie).toContain(`${code}Message=`)

  await reopen('2026-01-01T00:00:00+09:00')
  expect(screen.queryByText('店からのことば')).toBeNull()
  await reopen('2026-02-01T00:00:00+09:00')
  await shows(() => screen.getByText('店からのことば'))
}
