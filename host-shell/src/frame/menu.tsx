import { useSession } from '@storefront/session'
import type { Site } from '@storefront/site'
import { frameGroups, type LinkGroup } from '../tenant-layout/frame-layout.rules'
import { useUnreadMessages } from '../unread-messages/unread-messages.state'

/**
 * Renders the drawer's content on phones: account, categories and guides, unless the shop's layout says
 * otherwise.
 */
export function Menu({ site }: { site: Site }) {
  const { isLogin } = useSession()
  const unread = useUnreadMessages()
  const account = isLogin
    ? [
        { href: '/mypage', label: 'マイページ' },
        {
          href: '/mypage/message-center',
          label: unread > 0 ? `メッセージ（未読${unread}件）` : 'メッセージ',
        },
        { href: '/mypage/list/favorites', label: 'お気に入り' },
        { href: '/mypage/logout', label: 'ログアウト' },
      ]
    : site.settings.isMembersOnlyOff
      ? []
      : [
          { href: '/login', label: 'ログイン' },
          { href: '/register', label: '会員登録' },
        ]
  return (
    <nav className="shell-menu" aria-label="メニュー">
      {frameGroups('menu', site, { title: 'お客様メニュー', links: account }).map((group) => (
        <MenuGroup key={group.title} {...group} />
      ))}
    </nav>
  )
}

export function MenuGroup({ title, links }: LinkGroup) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
