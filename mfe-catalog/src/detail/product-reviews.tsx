import type { Pagination as Paging, Product, ProductReview } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { Pagination, Rating, Section } from '@storefront/ui'
import styles from './product-reviews.module.css'

type ProductReviewsProps = {
  productKey: string
  review: Product['review']
  reviews: { items: readonly ProductReview[]; pagination: Paging }
}

/** What buyers say, newest first. */
export function ProductReviews({ productKey, review, reviews: { items, pagination } }: ProductReviewsProps) {
  return (
    <Section title="お客様の声" id="reviews">
      {items.length === 0 ? (
        <p className={styles.none}>この商品のレビューはまだありません。</p>
      ) : (
        <>
          {review.average !== null && <Rating value={review.average} count={review.count} />}
          <ul className={styles.reviews}>
            {items.map((one) => (
              <li key={one.id} className={styles.review}>
                <Rating value={one.rating} />
                {one.title && <h3 className={styles.title}>{one.title}</h3>}
                <p className={styles.body}>{one.body}</p>
                <p className={styles.by}>
                  {[`${one.nickname}さん`, one.age_band, one.purpose].filter(Boolean).join('・')}
                  {'・'}
                  <time dateTime={one.created_at}>{formatDate(one.created_at)}</time>
                </p>
              </li>
            ))}
          </ul>
          <Pagination
            label="レビューのページ送り"
            current={pagination.current}
            last={pagination.last}
            hrefFor={(page) => `/product/${productKey}?review_page=${page}#reviews`}
          />
        </>
      )}
    </Section>
  )
}
