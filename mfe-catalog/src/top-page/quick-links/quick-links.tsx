import { currentSite, leadsSomewhere, placeNote, postageText, useDeliveryTo } from '@storefront/site'
import { Icon } from '@storefront/ui'
import type { QuickLink } from './quick-links.rules'
import styles from './quick-links.module.css'

type QuickLinksProps = { title: string; links: readonly QuickLink[] }

export function QuickLinks({ title, links }: QuickLinksProps) {
  const deliveryTo = useDeliveryTo()
  const postage = postageText(deliveryTo.area, 'normal', currentSite().settings)
  return (
    <nav className={styles.links} aria-label={title} data-entries>
      <ul>
        {links
          .filter(({ href }) => leadsSomewhere(href, currentSite()))
          .map(({ href, label }) => (
            <li key={href}>
              <a href={href}>
                {label}
                <Icon name="chevron-right" size="sm" />
              </a>
            </li>
          ))}
      </ul>
      {postage && (
        <p className={styles.postage}>
          <Icon name="truck" size="sm" />
          {`${placeNote(deliveryTo)} ${postage}`}
        </p>
      )}
    </nav>
  )
}
