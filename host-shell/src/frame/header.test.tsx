import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptySite, readSettings, type SvgKey } from '@storefront/site'
import { polyfillDialog } from '@storefront/testing'
import { Header } from './header'

beforeAll(polyfillDialog)

const settled = () => act(() => window.dispatchEvent(new Event('single-spa:routing-event')))

test('an opened menu survives the first screen and closes with the next', async () => {
  render(<Header site={emptySite('tsunagu')} />)
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))

  settled()
  expect(screen.getByRole('dialog', { name: 'メニュー' })).toBeVisible()

  history.pushState(null, '', '/product')
  settled()
  expect(screen.queryByRole('dialog', { name: 'メニュー' })).not.toBeInTheDocument()
})

test('the menu opens and closes with the visibility of its button', async () => {
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

test.each(keys)('the drawing of %s is the shop’s own (§4 svg contents)', (key) => {
  const own = `<svg viewBox="0 0 1 1"><title>own ${key}</title></svg>`
  const site = { ...emptySite('tsunagu'), svgs: { [key]: own } }

  const { container } = render(<Header site={site} />)

  expect(container.innerHTML.split(own)).toHaveLength(2)
})

test('a header’s icon is the shop’s own drawing (§4 svg contents)', () => {
  const cart = '<svg viewBox="0 0 1 1"><title>own</title></svg>'
  render(<Header site={{ ...emptySite('tsunagu'), svgs: { cart } }} />)

  expect(screen.getByRole('link', { name: 'カート' }).innerHTML).toContain(cart)
  expect(screen.getByRole('link', { name: 'ログイン' }).innerHTML).not.toContain(cart)
})

test('the menu follows the tenant’s layout with the shopper’s account', async () => {
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

test('a shop without members links to none of their screens', async () => {
  const settings = readSettings({ 'SITE.IS_NO_MEMBER_USE': true })
  render(<Header site={{ ...emptySite('tsunagu'), settings }} />)
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }))

  expect(screen.getByRole('link', { name: 'カート' })).toBeVisible()
  for (const name of ['ログイン', '会員登録', 'お気に入り'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
})
