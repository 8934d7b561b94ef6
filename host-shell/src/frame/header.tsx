import { useEffect, useState, useSyncExternalStore } from 'react'
import { lastOf, on } from '@storefront/event-bus'
import { useSession } from '@storefront/session'
import type { Site } from '@storefront/site'
import { Drawer, Icon } from '@storefront/ui'
import { IconLink } from './icon-link'
import { Menu } from './menu'
import { SearchBox } from './search-box'

/** Header of every screen; the simple layout hides all but the shop's name (frame.css). */
export function Header({ site }: { site: Site }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  useEffect(() => {
    addEventListener('single-spa:routing-event', closeMenu)
    return () => removeEventListener('single-spa:routing-event', closeMenu)
  }, [])
  return (
    <header className="shell-header">
      <div className="shell-header-bar">
        <button type="button" className="shell-icon shell-menu-button" aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
          <Icon name="menu" size="lg" label="メニューを開く" />
        </button>
        <a className="shell-brand" href="/">
          {site.name}
        </a>
        <SearchBox />
        <nav className="shell-tools" aria-label="お客様メニュー">
          <AccountLink />
          <IconLink href="/mypage/list" icon="heart" label="お気に入り" isWideOnly />
          <CartLink />
        </nav>
      </div>
      <nav className="shell-categories" aria-label="カテゴリー">
        <ul>
          {site.categories.map((category) => (
            <li key={category.key}>
              <a href={`/product?category=${encodeURIComponent(category.key)}`}>{category.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Drawer isOpen={isMenuOpen} title="メニュー" side="left" onClose={closeMenu}>
        <Menu site={site} />
      </Drawer>
    </header>
  )
}

function AccountLink() {
  const { isLogin } = useSession()
  return isLogin ? <IconLink href="/mypage" icon="user" label="マイページ" /> : <IconLink href="/login" icon="user" label="ログイン" />
}

const subscribeToCart = (notify: () => void) => {
  const subscription = on('cart.changed').subscribe(notify)
  return () => subscription.unsubscribe()
}
const countInCart = () => lastOf('cart.changed')?.count ?? 0

function CartLink() {
  const count = useSyncExternalStore(subscribeToCart, countInCart, () => 0)
  return <IconLink href="/cart" icon="cart" label="カート" badge={count} />
}
