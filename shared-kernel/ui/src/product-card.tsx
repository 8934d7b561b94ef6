import type { Picture as ShopPicture } from '@storefront/contracts'
import type { ReactNode } from 'react'
import { Badge } from './badge'
import { classNames } from './class-names'
import { Picture } from './picture'
import { Price, type PriceProps } from './price'
import styles from './product-card.module.css'

const cardSizes = '(min-width: 75rem) 270px, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw'

export type ProductCardProps = {
  href: string
  name: string
  maker?: string | null
  picture: ShopPicture | null
  price: PriceProps | null
  /** Wholesale notes, one per line: case contents, price per piece, lowest price. */
  priceNotes?: readonly string[]
  badges?: readonly { label: string; tone?: 'accent' | 'caution' | 'plain' }[]
  isSoldOut?: boolean
  /** Average rating out of five and the number of reviews. */
  rating?: { average: number; count: number } | undefined
  /** The expected arrival in a few words. Line breaks are shown. */
  arrival?: string | undefined
  /** A button below everything else, e.g. カートに入れる. */
  action?: ReactNode
  favourite?: ReactNode
  /** A line below the price, e.g. a legal note. */
  note?: ReactNode
  isPriority?: boolean
  sizes?: string
  /** Called when the shopper follows the card's link. */
  onOpen?: () => void
  level?: 'h2' | 'h3'
}

/** Renders a product of a list: image, name, maker and price including tax. */
export function ProductCard({
  href,
  name,
  maker,
  picture,
  price,
  priceNotes,
  badges,
  isSoldOut,
  rating,
  arrival,
  action,
  favourite,
  note,
  isPriority,
  sizes = cardSizes,
  onOpen,
  level: Name = 'h3',
}: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {picture ? (
          <Picture picture={picture} sizes={sizes} isPriority={isPriority} shape="square" alt="" />
        ) : (
          <span className={styles.blank} />
        )}
        {isSoldOut && (
          <span className={styles.soldOut}>
            <Badge tone="muted">売り切れ</Badge>
          </span>
        )}
        {favourite && <div className={styles.favourite}>{favourite}</div>}
      </div>
      {maker && <p className={styles.maker}>{maker}</p>}
      <Name className={styles.name}>
        <a href={href} onClick={onOpen}>
          {name}
        </a>
      </Name>
      {price && <Price {...price} />}
      {priceNotes?.map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
      {rating && (
        <p
          className={styles.rating}
          role="img"
          aria-label={`5点中${rating.average.toFixed(1)}点、${rating.count}件`}
        >
          <b>★</b>
          {rating.average.toFixed(1)}（{rating.count}）
        </p>
      )}
      {arrival && <p className={classNames(styles.note, styles.arrival)}>{arrival}</p>}
      {badges && badges.length > 0 && (
        <p className={styles.badges}>
          {badges.map((badge) => (
            <Badge key={badge.label} tone={badge.tone}>
              {badge.label}
            </Badge>
          ))}
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}

/** Renders cards in two, three or four columns. */
export function ProductGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}

/** Renders cards in one row that scrolls horizontally. */
export function ProductRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.row} aria-label={label} tabIndex={0}>
      {children}
    </ul>
  )
}
