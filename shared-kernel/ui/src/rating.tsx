import { Icon } from './icon'
import styles from './rating.module.css'

const stars = [1, 2, 3, 4, 5]

export type RatingProps = { value: number; count?: number }

/** Renders a rating as stars out of five, with the number next to the stars. */
export function Rating({ value, count }: RatingProps) {
  return (
    <span className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={`5点中${value.toFixed(1)}点`}>
        {stars.map((star) => (
          <Icon key={star} name="star" size="sm" isFilled={value >= star - 0.5} />
        ))}
      </span>
      <span aria-hidden="true">{value.toFixed(1)}</span>
      {count !== undefined && <span>（{count}件）</span>}
    </span>
  )
}
