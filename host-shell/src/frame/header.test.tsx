import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptySite } from '@storefront/site'
import { polyfillDialog } from '@storefront/testing'
import { Header } from './header'

beforeAll(polyfillDialog)

const settled = () => act(() => window.dispatchEvent(new Event('single-spa:routing-event')))

test('the menu that was opened before the first screen was there stays; the next screen closes it', async () => {
  render(<Header site={emptySite('tsunagu')} />)
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))

  settled()
  expect(screen.getByRole('dialog', { name: 'メニュー' })).toBeVisible()

  history.pushState(null, '', '/product')
  settled()
  expect(screen.queryByRole('dialog', { name: 'メニュー' })).not.toBeInTheDocument()
})
