import { getFormLayout, listCatalogs, sendInquiry, type InquiryInput } from '@storefront/contracts'
import { call } from '@storefront/http'

export async function fetchCatalogOrder(signal: AbortSignal) {
  const [catalogs, layout] = await Promise.all([
    call(listCatalogs, { signal }),
    call(getFormLayout, { params: { page: 'catalog-order' }, signal }),
  ])
  return { catalogs: catalogs.data.data.filter(({ is_orderable }) => is_orderable), layout: layout.data }
}

/**
 * Sends a catalogue order, which is a kind of inquiry, and returns its number. Repeating a key sends nothing
 * new.
 */
export async function orderCatalogs(order: InquiryInput, idempotencyKey: string): Promise<string> {
  return (
    (await call(sendInquiry, { body: { ...order, mode: 'send', idempotency_key: idempotencyKey } })).data
      .inquiry_no ?? ''
  )
}
