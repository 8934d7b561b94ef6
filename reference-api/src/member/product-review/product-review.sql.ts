import type { ReviewPhoto } from '@storefront/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'

const orders = {
  newest: [['product_review.created_at', 'desc']],
  rating_desc: [
    ['rating', 'desc'],
    ['product_review.created_at', 'desc'],
  ],
  rating_asc: [
    ['rating', 'asc'],
    ['product_review.created_at', 'desc'],
  ],
} as const

type Asked = { channelId: number; productKey: string }
type Chosen = {
  sort?: keyof typeof orders | undefined
  rating?: number | undefined
  purpose?: string | undefined
  age_band?: string | undefined
}

const photosOf = sql<ReviewPhoto[]>`(select coalesce(json_agg(json_build_object(
  'path', '/media/review/' || photo.token, 'width', photo.width, 'height', photo.height)
  order by photo.position), '[]'::json) from product_review_photo photo
  where photo.product_review_id = product_review.id)`

/** Selects approved reviews of any variant of the product's model. */
const shownReviews = (db: Db, { channelId, productKey }: Asked) =>
  db
    .selectFrom('product_review')
    .innerJoin('product as reviewed', 'reviewed.id', 'product_review.product_id')
    .innerJoin('product as asked', 'asked.product_model_id', 'reviewed.product_model_id')
    .where('asked.channel_id', '=', channelId)
    .where('asked.key', '=', productKey)
    .where('product_review.is_show', '=', true)

/** Fetches one page of reviews, filtered by stars, purpose and age, in the requested order. */
export async function fetchReviews(db: Db, asked: Asked & Chosen, page: Page) {
  const { sort = 'newest', rating, purpose, age_band } = asked
  let rows = shownReviews(db, asked)
    .$if(rating !== undefined, (some) => some.where('rating', '=', rating!))
    .$if(purpose !== undefined, (some) => some.where('purpose', '=', purpose!))
    .$if(age_band !== undefined, (some) => some.where('age_band', '=', age_band!))
    .select([
      'product_review.id',
      'nickname',
      'rating',
      'title',
      'body',
      'purpose',
      'age_band',
      'product_review.created_at',
      photosOf.as('photos'),
    ])
  for (const [column, direction] of orders[sort]) rows = rows.orderBy(column, direction)
  return fetchPage(rows.orderBy('product_review.id', 'desc'), page)
}

/** Lists the purposes and ages that occur in the reviews: most frequent purpose first, youngest age first. */
export async function fetchReviewChoices(db: Db, asked: Asked) {
  const rows = await shownReviews(db, asked)
    .select(['purpose', 'age_band'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['purpose', 'age_band'])
    .execute()
  const countChoices = (kind: 'purpose' | 'age_band') => {
    const counts = new Map<string, number>()
    for (const { [kind]: name, count } of rows) if (name) counts.set(name, (counts.get(name) ?? 0) + count)
    return [...counts].map(([name, count]) => ({ name, count }))
  }
  return {
    purposes: countChoices('purpose').sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'ja')),
    age_bands: countChoices('age_band').sort((a, b) => a.name.localeCompare(b.name, 'ja')),
  }
}
