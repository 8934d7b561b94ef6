import { IconButton, Picture, VisuallyHidden } from '@storefront/ui'
import { useRef, useState } from 'react'
import type { Banner } from '@storefront/contracts'
import { BannerDownload } from './banner-download'
import { usePromotion } from '../product-tiles/use-promotion'
import styles from './banner-slides.module.css'

const bannerSizes = '(min-width: 80rem) 1280px, 100vw'

/** Renders a row of large banners. It never scrolls automatically. */
export function BannerSlides({ banners }: { banners: readonly Banner[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [told, setTold] = useState('')
  const show = (index: number) => {
    strip.current?.scrollTo?.({ left: strip.current.clientWidth * index })
    setTold(`${index + 1}枚目／全${banners.length}枚：${banners[index]?.title ?? ''}`)
  }
  const followSwipe = () => {
    if (strip.current?.clientWidth) setShown(Math.round(strip.current.scrollLeft / strip.current.clientWidth))
  }
  return (
    <section className={styles.slides} aria-label="お知らせの特集" aria-roledescription="カルーセル">
      <ul ref={strip} className={styles.strip} onScroll={followSwipe}>
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} isFirst={index === 0} />
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.steps}>
          <IconButton
            icon="chevron-left"
            label="前の特集"
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
          />
          <span>
            {shown + 1}/{banners.length}
          </span>
          <IconButton
            icon="chevron-right"
            label="次の特集"
            disabled={shown === banners.length - 1}
            onClick={() => show(shown + 1)}
          />
          <VisuallyHidden isAnnounced>{told}</VisuallyHidden>
        </div>
      )}
    </section>
  )
}

type SlideProps = { banner: Banner; isFirst: boolean }

function Slide({ banner, isFirst }: SlideProps) {
  const { place, onFollow } = usePromotion<HTMLLIElement>(banner)
  return (
    <li ref={place} className={styles.slide}>
      <BannerLink banner={banner} isFirst={isFirst} onFollow={onFollow} />
      <BannerDownload banner={banner} />
    </li>
  )
}

function BannerLink({ banner, isFirst, onFollow }: SlideProps & { onFollow: () => void }) {
  const content = (
    <>
      {banner.image && <Picture picture={banner.image} sizes={bannerSizes} isPriority={isFirst} alt="" />}
      <span className={styles.text}>
        <span className={styles.title}>{banner.title}</span>
        {banner.body && <span className={styles.body}>{banner.body}</span>}
        {banner.url && <span className={styles.more}>詳しく見る</span>}
      </span>
    </>
  )
  return banner.url ? (
    <a className={styles.banner} href={banner.url} onClick={onFollow}>
      {content}
    </a>
  ) : (
    <div className={styles.banner}>{content}</div>
  )
}
