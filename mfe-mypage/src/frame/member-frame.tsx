import { currentSite } from '@storefront/site'
import { Icon } from '@storefront/ui'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { findMenuEntry, buildMenu, type MenuEntry } from './member-menu.rules'
import styles from './member-frame.module.css'

const top: MenuEntry = { href: '/mypage', label: 'マイページトップ', icon: 'home' }

/** Renders a member page with the menu, which is beside the page on desktop and below it on phones. */
export function MemberFrame() {
  const { settings } = currentSite()
  // Without member accounts there are no pages for the menu to link to.
  if (settings.isMembersOnlyOff) return <Outlet />
  return (
    <div className={styles.frame}>
      <div className={styles.screen}>
        <Outlet />
      </div>
      <nav className={styles.menu} aria-label="マイページ">
        <MenuLink {...top} />
        {buildMenu(settings).map(({ label, entries }) => (
          <div key={label}>
            <p className={styles.label}>{label}</p>
            <ul aria-label={label}>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <MenuLink {...entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

function MenuLink({ href, label, icon }: MenuEntry) {
  const path = useLocation().pathname.replace(/\/+$/, '')
  return (
    <Link
      to={href}
      aria-current={href === (findMenuEntry(path) ?? path) ? 'page' : undefined}
      className={styles.link}
    >
      <Icon name={icon} />
      {label}
    </Link>
  )
}
