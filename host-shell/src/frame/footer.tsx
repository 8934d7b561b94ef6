import type { Site } from '@storefront/site'
import { MenuGroup } from './menu'

const guides = [
  { href: '/product', label: '商品一覧' },
  { href: '/news', label: 'お知らせ' },
  { href: '/blog', label: '読みもの' },
  { href: '/maker', label: '作り手' },
  { href: '/stylist', label: 'ギフトコーディネーター' },
]
const support = [
  { href: '/faq', label: 'よくあるご質問' },
  { href: '/contact', label: 'お問い合わせ' },
  { href: '/catalog-order', label: 'カタログ請求' },
  { href: '/sitemap', label: 'サイトマップ' },
]

/**
 * Footer of every screen; the legal pages are those that the server lists. It has no state, so it is never
 * hydrated.
 */
export function Footer({ site }: { site: Site }) {
  const listed = site.staticPages.filter((page) => page.is_listed)
  return (
    <footer className="shell-footer">
      <div className="shell-footer-groups">
        <MenuGroup title="お買い物" links={guides} />
        <MenuGroup title="サポート" links={support} />
        <MenuGroup
          title="当店について"
          links={listed.map(({ url, title }) => ({ href: url, label: title }))}
        />
      </div>
      <ul className="shell-footer-legal">
        {listed.map(({ url, title }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <p className="shell-copyright">© {site.name}</p>
    </footer>
  )
}
