import {
  getFormLayout,
  uploadFile,
  writeProductReview,
  type Order,
  type OrderProduct,
} from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'

export type ReviewValues = {
  rating?: string
  title?: string
  body?: string
  purpose?: string
  age_band?: string
  nickname?: string
  /** Selected files. They are uploaded when the review is submitted. */
  file_keys?: File[]
}

/** Fetches the server's review form, or returns null if no line of the order can be reviewed. */
export async function fetchReviewForm({ shippings }: Pick<Order, 'shippings'>, signal: AbortSignal) {
  const isAsked = shippings.some(({ products }) => products.some(({ is_reviewable }) => is_reviewable))
  return isAsked ? (await call(getFormLayout, { params: { page: 'review' }, signal })).data : null
}

/** Keys of uploaded photos, so that no photo is uploaded twice after the API rejects the review. */
const uploaded = new WeakMap<File, string>()

async function upload(file: File): Promise<string> {
  const known = uploaded.get(file)
  if (known) return known
  const body = { dir: 'review', file }
  try {
    const { key } = (await call(uploadFile, { body })).data
    uploaded.set(file, key)
    return key
  } catch (error) {
    if (!(error instanceof ResponseError) || !error.errors.file) throw error
    const errors = { file_keys: error.errors.file }
    throw new ResponseError(error.status, { ...error.body, errors }, { cause: error })
  }
}

/**
 * Uploads the photos one by one, then posts the review.
 * @throws ResponseError with the error under `file_keys` if the API rejects a photo
 */
export async function sendReview(
  orderLineId: NonNullable<OrderProduct['order_line_id']>,
  { rating, title = '', body = '', purpose, age_band, nickname = '', file_keys = [] }: ReviewValues,
) {
  const keys: string[] = []
  for (const file of file_keys) keys.push(await upload(file))
  await call(writeProductReview, {
    body: {
      order_line_id: orderLineId,
      rating: Number(rating),
      title,
      body,
      purpose: purpose || null,
      age_band: age_band || null,
      nickname,
      ...(keys.length > 0 && { file_keys: keys }),
    },
  })
}
