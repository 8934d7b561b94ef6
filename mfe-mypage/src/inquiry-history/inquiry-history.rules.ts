import type { Inquiry, InquirySummary } from '@storefront/contracts'

const kindNames: Record<string, string> = {
  contact: 'お問い合わせ',
  catalog_order: 'カタログのご請求',
  product: '商品へのご質問',
}

/** Returns the shop's category, or the kind of inquiry if there is no category. */
export const formatSubject = ({ category_name, kind }: Pick<InquirySummary, 'category_name' | 'kind'>) =>
  category_name ?? kindNames[kind] ?? 'お問い合わせ'

/** Builds the contact form's URL, prefilled with the same category and order. */
export function followUpHref({ category_id, order_no }: Pick<Inquiry, 'category_id' | 'order_no'>): string {
  const query = new URLSearchParams({
    ...(category_id === null ? {} : { category_id: String(category_id) }),
    ...(order_no === null ? {} : { order_no }),
  })
  return query.size > 0 ? `/contact?${query}` : '/contact'
}

const bytesPerKilobyte = 1024

export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / bytesPerKilobyte))
  return kilobytes < bytesPerKilobyte ? `${kilobytes}KB` : `${(kilobytes / bytesPerKilobyte).toFixed(1)}MB`
}
