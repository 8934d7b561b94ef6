import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptySite, readSettings, type SvgKey } from '@storefront/site'
import { polyfillDialog } from '@storefront/testing'
import { Header } from './header'

beforeAll(polyfillDialog)

const settled = () => act(() => window.dispatchEvent(new Event('single-spa:routing-event')))

test('keeps the menu open until the next screen is shown', async () => {
  render(<Header site={emptySite('tsunagu')} />)
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))

  settled()
  expect(screen.getByRole('dialog', { name: 'メニュー' })).toBeVisible()

  history.pushState(null, '', '/product')
  settled()
  expect(screen.queryByRole('dialog', { name: 'メニュー' })).not.toBeInTheDocument()
})

test('closes the menu when its button becomes hidden', async () => {
  const { innerWidth } = window
  const resize = (width: number) =>
    act(() => {
      window.innerWidth = width
      window.dispatchEvent(new Event('resize'))
    })
  resize(1280)
  render(<Header site={emptySite('tsunagu')} />)
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))
  resize(1300)
  expect(screen.getByRole('dialog', { name: 'メニュー' })).toBeVisible()

  const style = document.createElement('style')
  style.textContent = '.shell-menu-button { display: none }'
  document.head.append(style)
  resize(1400)

  expect(screen.queryByRole('dialog', { name: 'メニュー' })).not.toBeInTheDocument()
  style.remove()
  resize(innerWidth)
})

const keys = Object.keys({
  logo: 1,
  menu: 1,
  search: 1,
  user: 1,
  heart: 1,
  cart: 1,
} satisfies Record<SvgKey, number>)

test.each(keys)('uses the shop’s own SVG for %s (§4 svg contents)', (key) => {
  const own = `<svg viewBox="0 0 1 1"><title>own ${key}</title></svg>`
  const site = { ...emptySite('tsunagu'), svgs: { [key]: own } }

  const { container } = render(<Header site={site} />)

  expect(container.innerHTML.split(own)).toHaveLength(2)
})

test('uses the shop’s own SVG for a header icon (§4 svg contents)', () => {
  const cart = '<svg viewBox="0 0 1 1"><title>own</title></svg>'
  render(<Header site={{ ...emptySite('tsunagu'), svgs: { cart } }} />)

  expect(screen.getByRole('link', { name: 'カート' }).innerHTML).toContain(cart)
  expect(screen.getByRole('link', { name: 'ログイン' }).innerHTML).not.toContain(cart)
})

test('renders the groups and account links of a configured menu', async () => {
  const links = [{ url: '/blog', label: '器の読みもの' }]
  const menu = [
    {
      name: 'main',
      components: [
        { name: 'links', args: { title: '道具店の案内', links } },
        { name: 'account', args: { title: '会員の方' } },
      ],
    },
  ]
  render(<Header site={{ ...emptySite('tsunagu'), frameLayouts: { menu } }} />)
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))

  const drawer = within(screen.getByRole('dialog', { name: 'メニュー' }))
  expect(drawer.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'メニュー',
    '道具店の案内',
    '会員の方',
  ])
  expect(drawer.getByRole('link', { name: '器の読みもの' })).toHaveAttribute('href', '/blog')
  expect(drawer.getByRole('link', { name: 'ログイン' })).toBeVisible()
})

test('does not link to member screens in a shop without members', async () => {
  const settings = readSettings({ 'SITE.IS_NO_MEMBER_USE': true })
  render(<Header site={{ ...emptySite('tsunagu'), settings }} />)
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))

  expect(screen.getByRole('link', { name: 'カート' })).toBeVisible()
  for (const name of ['ログイン', '会員登録', 'お気に入り'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
})
