import type { Site } from '@storefront/site'
import { hasServices } from '../../shared/services.rules'
import { frameGroups } from '../tenant-layout/frame-layout.rules'
import { MenuGroup } from './menu'
import { shopTerms } from './shop-terms.rules'

/**
 * Renders every screen's footer, with the legal pages from the API. The footer is never hydrated: the
 * document's inline script handles its controls.
 */
export function Footer({ site }: { site: Site }) {
  const listed = site.staticPages.filter((page) => page.is_listed)
  return (
    <footer className="shell-footer">
      <ShopTerms site={site} />
      <div className="shell-footer-groups">
        {frameGroups('footer', site).map((group) => (
          <MenuGroup key={group.title} {...group} />
        ))}
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
      {site.settings.picturesNote && <p className="shell-copyright">{site.settings.picturesNote}</p>}
      <p className="shell-copyright">© {site.name}</p>
    </footer>
  )
}

function ShopTerms({ site }: { site: Site }) {
  const terms = shopTerms(site)
  if (terms.length === 0) return null
  return (
    <dl className="shell-terms">
      {terms.map(({ term, text, phone }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {phone && <a href={`tel:${phone.replaceAll('-', '')}`}>{phone}</a>}
            {phone && text
              ? `（${text}）`
              : text.split(/(?<=・)/).map((part) => <span key={part}>{part}</span>)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
