import { Picture, Section } from '@storefront/ui'
import type { Banner } from '@storefront/contracts'
import styles from './banner-tiles.module.css'

/** Smaller banners in a row of two. */
export function BannerTiles({ title, banners }: { title: string; banners: readonly Banner[] }) {
  return (
    <Section title={title}>
      <ul className={styles.tiles}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <a className={styles.tile} href={banner.url ?? '/product'}>
              {banner.image && (
                <Picture
                  picture={banner.image}
                  sizes="(min-width: 48rem) 590px, 92vw"
                  alt=""
                  className={styles.picture}
                />
              )}
              <span className={styles.title}>{banner.title}</span>
              {banner.body && <span className={styles.body}>{banner.body}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
