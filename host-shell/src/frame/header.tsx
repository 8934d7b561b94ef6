import { useEffect, useRef, useState } from 'react'
import { useSession } from '@storefront/session'
import type { Site } from '@storefront/site'
import { Drawer } from '@storefront/ui'
import { frameGroups } from '../tenant-layout/frame-layout.rules'
import { CartLink } from './cart-link'
import { FrameIcon, FrameSvgs } from './icon/frame-icon'
import { IconLink } from './icon/icon-link'
import { Menu } from './menu'
import { useUnreadMessages } from '../unread-messages/unread-messages.state'
import { SearchBox } from '../search/search-box'

/** Renders every screen's header. The simple layout hides everything but the shop's name (frame.css). */
export function Header({ site }: { site: Site }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  useEffect(() => {
    let shown = location.href
    // The first screen fires this event too, maybe after the menu was opened, so compare the URL.
    const follow = () => {
      if (location.href !== shown) closeMenu()
      shown = location.href
    }
    addEventListener('single-spa:routing-event', follow)
    return () => removeEventListener('single-spa:routing-event', follow)
  }, [])
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isMenuOpen) return undefined
    // The layout depends on the header's width (header.css). Once the button is hidden, the menu is not
    // needed.
    const closeWithoutButton = () => {
      if (button.current && getComputedStyle(button.current).display === 'none') closeMenu()
    }
    addEventListener('resize', closeWithoutButton)
    return () => removeEventListener('resize', closeWithoutButton)
  }, [isMenuOpen])
  const { isLogin } = useSession()
  const hasMembers = isLogin || !site.settings.isMembersOnlyOff
  return (
    <FrameSvgs value={site.svgs}>
      <header className="shell-header">
        <div className="shell-header-bar">
          <button
            ref={button}
            type="button"
            className="shell-icon shell-menu-button"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <FrameIcon name="menu" label="メニューを開く" />
          </button>
          <Brand site={site} />
          <SearchBox />
          <nav className="shell-tools" aria-label="お客様メニュー">
            {hasMembers && <AccountLink />}
            {hasMembers && <IconLink href="/mypage/list/favorites" icon="heart" label="お気に入り" />}
            <CartLink />
          </nav>
        </div>
        <nav className="shell-categories" aria-label="カテゴリー">
          <ul>
            {frameGroups('header', site)
              .flatMap(({ links }) => links)
              .map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
          </ul>
        </nav>
        <Drawer isOpen={isMenuOpen} title="メニュー" side="left" onClose={closeMenu}>
          <Menu site={site} />
        </Drawer>
      </header>
    </FrameSvgs>
  )
}

/** Links to the home page. Members have a separate one (§2). */
function Brand({ site: { name, svgs } }: { site: Site }) {
  const { isLogin } = useSession()
  return (
    <a className="shell-brand" href={isLogin ? '/ec' : '/'}>
      {svgs.logo && (
        <span className="shell-logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svgs.logo }} />
      )}
      {name}
    </a>
  )
}

function AccountLink() {
  const { isLogin } = useSession()
  const unread = useUnreadMessages()
  return isLogin ? (
    <IconLink href="/mypage" icon="user" label="マイページ" badge={unread} badgeUnit="件の未読メッセージ" />
  ) : (
    <IconLink href="/login" icon="user" label="ログイン" />
  )
}
