import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptySite, readSettings } from '@storefront/site'
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

test('on a screen above the medium breakpoint no menu lies over the page: what it holds stands in the header (§4)', async () => {
  const { innerWidth } = window
  const resize = (width: number) =>
    act(() => {
      window.innerWidth = width
      window.dispatchEvent(new Event('resize'))
    })
  resize(1024)
  render(<Header site={emptySite('tsunagu')} />)
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))
  expect(screen.getByRole('dialog', { name: 'メニュー' })).toBeVisible()

  resize(1025)

  expect(screen.queryByRole('dialog', { name: 'メニュー' })).not.toBeInTheDocument()
  resize(innerWidth)
})

test('an icon of the header is the shop’s own drawing where it has one (§4 svg contents by key), with the same name', () => {
  const cart = '<svg viewBox="0 0 1 1"><title>own</title></svg>'
  render(<Header site={{ ...emptySite('tsunagu'), svgs: { cart } }} />)

  expect(screen.getByRole('link', { name: 'カート' }).innerHTML).toContain(cart)
  expect(screen.getByRole('link', { name: 'ログイン' }).innerHTML).not.toContain(cart)
})

test('a shop that uses no members offers its guests no way to their screens', async () => {
  const settings = readSettings({ 'SITE.IS_NO_MEMBER_USE': true })
  render(<Header site={{ ...emptySite('tsunagu'), settings }} />)
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))

  expect(screen.getByRole('link', { name: 'カート' })).toBeVisible()
  for (const name of ['ログイン', '会員登録', 'お気に入り'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
})
