import { Icon, type IconName } from '@storefront/ui'
import { NavLink, Outlet } from 'react-router-dom'
import styles from './member-frame.module.css'

const screens: readonly { href: string; label: string; icon: IconName }[] = [
  { href: '/mypage', label: 'マイページトップ', icon: 'home' },
  { href: '/mypage/order_history', label: 'ご注文履歴', icon: 'history' },
  { href: '/mypage/list/favorites', label: 'お気に入り', icon: 'heart' },
  { href: '/mypage/product_history', label: '閲覧履歴', icon: 'clock' },
  { href: '/mypage/address', label: 'お届け先', icon: 'pin' },
  { href: '/mypage/point', label: 'ポイント', icon: 'point' },
  { href: '/mypage/user_info', label: '会員情報', icon: 'user' },
  { href: '/mypage/logout', label: 'ログアウト', icon: 'lock' },
]

/** A member's screen with the way to all others: at its side on a desktop, below it on a phone. */
export function MemberFrame() {
  return (
    <div className={styles.frame}>
      <div className={styles.screen}>
        <Outlet />
      </div>
      <nav className={styles.menu} aria-label="マイページ">
        <ul>
          {screens.map(({ href, label, icon }) => (
            <li key={href}>
              <NavLink to={href} end={href === '/mypage'} className={styles.link}>
                <Icon name={icon} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
