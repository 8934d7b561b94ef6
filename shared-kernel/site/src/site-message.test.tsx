import type { Message } from '@storefront/contracts'
import { readCookie, removeCookie } from '@storefront/state'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SiteMessage } from './site-message'
import { emptySite, setSite } from './site.state'

const slots = ['cart-index', 'mypage-point-index', 'contact-info', 'product-index'] as const
const messageOf = (code: string, updated_at = '2026-11-01T00:00:00+09:00'): Message => ({
  code,
  title: `${code}のご案内`,
  body: '<p>年末年始は休業します。</p>',
  updated_at,
})
const standWith = (...messages: Message[]) => setSite({ ...emptySite('tsunagu'), messages })

afterEach(() => slots.forEach((code) => removeCookie(`${code}Message`)))

test.each(slots)('keeps the message in %s hidden after it is closed (§4)', async (code) => {
  standWith(messageOf(code))
  const { unmount } = render(<SiteMessage code={code} />)

  await userEvent.click(screen.getByRole('button', { name: `${code}のご案内 この案内を閉じる` }))

  expect(screen.queryByText(`${code}のご案内`)).not.toBeInTheDocument()
  expect(readCookie(`${code}Message`)).toBe('2026-11-01T00:00:00+09:00')
  unmount()
  render(<SiteMessage code={code} />)
  expect(screen.queryByText(`${code}のご案内`)).not.toBeInTheDocument()
})

test('shows a hidden message again once its text changes (§4)', async () => {
  standWith(messageOf('cart-index'))
  const { unmount } = render(<SiteMessage code="cart-index" />)
  await userEvent.click(screen.getByRole('button', { name: /この案内を閉じる$/ }))
  unmount()

  standWith(messageOf('cart-index', '2026-12-01T00:00:00+09:00'))
  render(<SiteMessage code="cart-index" />)

  expect(screen.getByText('cart-indexのご案内')).toBeVisible()
})

test('hides only the message that was closed', async () => {
  standWith(messageOf('cart-index'), messageOf('contact-info'))
  render(
    <>
      <SiteMessage code="cart-index" />
      <SiteMessage code="contact-info" />
    </>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'cart-indexのご案内 この案内を閉じる' }))

  expect(screen.queryByText('cart-indexのご案内')).not.toBeInTheDocument()
  expect(screen.getByText('contact-infoのご案内')).toBeVisible()
})

test('leaves a slot without a message empty', () => {
  standWith()

  const { container } = render(<SiteMessage code="cart-index" />)

  expect(container).toBeEmptyDOMElement()
})
