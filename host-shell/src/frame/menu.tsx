import { useSession } from '@storefront/session'
import type { Site } from '@storefront/site'
import { useUnreadMessages } from '../unread-messages/unread-messages.state'

const guides = [
  { href: '/news', label: 'お知らせ' },
  { href: '/blog', label: '読みもの' },
  { href: '/maker', label: '作り手' },
  { href: '/faq', label: 'よくあるご質問' },
  { href: '/contact', label: 'お問い合わせ' },
]

/** The drawer's content on phones: categories, guides and the account. */
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
    : [
        { href: '/login', label: 'ログイン' },
        { href: '/register', label: '会員登録' },
      ]
  return (
    <nav className="shell-menu" aria-label="メニュー">
      <MenuGroup title="お客様メニュー" links={account} />
      <MenuGroup
        title="カテゴリーから探す"
        links={site.categories.map(({ key, name }) => ({
          href: `/product?category=${encodeURIComponent(key)}`,
          label: name,
        }))}
      />
      <MenuGroup title="ご案内" links={guides} />
    </nav>
  )
}

export function MenuGroup({ title, links }: { title: string; links: { href: string; label: string }[] }) {
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
