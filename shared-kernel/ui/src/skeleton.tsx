import { VisuallyHidden } from './visually-hidden'
import cardStyles from './product-card.module.css'
import styles from './skeleton.module.css'

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}

export function PictureSkeleton() {
  return <div className={styles.picture} aria-hidden="true" />
}

/** Renders placeholders for the expected number of cards, in the size of the cards. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>読み込み中です</VisuallyHidden>
      <div className={cardStyles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, card) => (
          <div key={card} className={styles.card}>
            <PictureSkeleton />
            <TextSkeleton lines={3} />
          </div>
        ))}
      </div>
    </div>
  )
}
