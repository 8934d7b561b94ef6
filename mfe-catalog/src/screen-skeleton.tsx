import { PictureSkeleton, ProductGridSkeleton, TextSkeleton } from '@storefront/ui'
import styles from './screen-skeleton.module.css'

const cardsOfList = 15

export function ListSkeleton() {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <TextSkeleton lines={2} />
      </div>
      <div className={styles.list}>
        <div className={styles.side}>
          <TextSkeleton lines={12} />
        </div>
        <ProductGridSkeleton count={cardsOfList} />
      </div>
    </div>
  )
}

export function ProductSkeleton() {
  return (
    <div className={styles.screen} role="status" aria-label="読み込み中です">
      <div className={styles.counter}>
        <PictureSkeleton />
        <TextSkeleton lines={8} />
      </div>
    </div>
  )
}

export function TopPageSkeleton() {
  return (
    <div className={styles.screen}>
      <div className={styles.feature}>
        <PictureSkeleton />
      </div>
      <ProductGridSkeleton />
    </div>
  )
}
