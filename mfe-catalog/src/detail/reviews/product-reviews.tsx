import type { Pagination as Paging, Product, ProductReview } from '@storefront/contracts'
import { formatCount, formatDate } from '@storefront/locale-ja'
import { Pagination, Rating, Section, VisuallyHidden } from '@storefront/ui'
import { ReviewFilter } from './review-filter'
import { ReviewPhotos } from './review-photos'
import { reviewsPath, type ReviewSearch } from './product-reviews.rules'
import styles from './product-reviews.module.css'

type ProductReviewsProps = {
  productKey: string
  review: Product['review']
  reviews: {
    items: readonly ProductReview[]
    pagination: Paging
    purposes: readonly { name: string; count: number }[]
    ageBands: readonly { name: string; count: number }[]
    asked: ReviewSearch
  }
}

export function ProductReviews({ productKey, review, reviews }: ProductReviewsProps) {
  const { items, pagination, purposes, ageBands, asked } = reviews
  return (
    <Section title="お客様の声" id="reviews">
      {review.count === 0 && items.length === 0 ? (
        <p className={styles.none}>この商品のレビューはまだありません。</p>
      ) : (
        <>
          {review.average !== null && <Rating value={review.average} count={review.count} />}
          <ReviewFilter
            productKey={productKey}
            counts={review.counts}
            purposes={purposes}
            ageBands={ageBands}
            asked={asked}
          />
          <VisuallyHidden isAnnounced>
            <span key={reviewsPath(productKey, { ...asked, page: 1 })}>
              {`レビュー${formatCount(pagination.total)}件`}
            </span>
          </VisuallyHidden>
          {items.length === 0 && <p className={styles.none}>この条件のレビューはありません。</p>}
          <ul className={styles.reviews}>
            {items.map((one) => (
              <li key={one.id} className={styles.review}>
                <Rating value={one.rating} />
                {one.title && <h3 className={styles.title}>{one.title}</h3>}
                <p className={styles.body}>{one.body}</p>
                <ReviewPhotos photos={one.photos ?? []} by={`${one.nickname}さん`} />
                <p className={styles.by}>
                  {[`${one.nickname}さん`, one.age_band, one.purpose].filter(Boolean).join('・')}
                  {'・'}
                  <time translate="no" dateTime={one.created_at}>
                    {formatDate(one.created_at)}
                  </time>
                </p>
              </li>
            ))}
          </ul>
          <Pagination
            label="レビューのページ送り"
            {...pagination}
            hrefFor={(page) => `${reviewsPath(productKey, { ...asked, page })}#reviews`}
          />
        </>
      )}
      <p className={styles.none}>
        ご購入いただいた会員の方は、<a href="/mypage/order_history">注文履歴</a>
        からレビューをお書きいただけます。
      </p>
    </Section>
  )
}
