import type { Site } from '@storefront/site'
import { hasServices } from '../analytics/services.rules'
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
 * Footer of every screen; the legal pages are those that the server lists. It is never hydrated: the document
 * itself hears what is chosen in it.
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
      <div className="shell-footer-choices">
        <label>
          画面の明るさ
          <select name="shell-scheme" defaultValue="auto">
            <option value="auto">端末の設定に合わせる</option>
            <option value="light">明るい画面</option>
            <option value="dark">暗い画面</option>
          </select>
        </label>
        {hasServices(site) && (
          <button type="button" data-consent>
            Cookie・プライバシーの設定
          </button>
        )}
      </div>
      <p className="shell-copyright">© {site.name}</p>
    </footer>
  )
}
