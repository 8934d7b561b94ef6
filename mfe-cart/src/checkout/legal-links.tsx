import { currentSite } from '@storefront/site'
import styles from './legal-links.module.css'

const legalUrls = ['/law', '/privacy', '/terms']

export function LegalLinks() {
  const pages = currentSite().staticPages.filter(({ url }) => legalUrls.includes(url))
  if (pages.length === 0) return null
  return (
    <ul className={styles.links} aria-label="ご購入の前にお読みください">
      {pages.map(({ url, title }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
