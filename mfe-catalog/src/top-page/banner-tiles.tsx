import { Picture, Section } from '@storefront/ui'
import type { Banner } from '@storefront/contracts'
import { BannerDownload } from './banner-download'
import { usePromotion } from '../product-tiles/use-promotion'
import styles from './banner-tiles.module.css'

export function BannerTiles({ title, banners }: { title: string; banners: readonly Banner[] }) {
  return (
    <Section title={title}>
      <ul className={styles.tiles}>
        {banners.map((banner) => (
          <Tile key={banner.id} banner={banner} />
        ))}
      </ul>
    </Section>
  )
}

function Tile({ banner }: { banner: Banner }) {
  const { place, onFollow } = usePromotion<HTMLLIElement>(banner)
  const content = (
    <>
      {banner.image && (
        <Picture
          picture={banner.image}
          sizes="(min-width: 48rem) 590px, 46vw"
          alt=""
          className={styles.picture}
        />
      )}
      <span className={styles.title}>{banner.title}</span>
      {banner.body && <span className={styles.body}>{banner.body}</span>}
    </>
  )
  return (
    <li ref={place}>
      {banner.url ? (
        <a className={styles.tile} href={banner.url} onClick={onFollow}>
          {content}
        </a>
      ) : (
        <div className={styles.tile}>{content}</div>
      )}
      <BannerDownload banner={banner} />
    </li>
  )
}
