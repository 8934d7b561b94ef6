import { getMyInquiry, listMyInquiries } from '@storefront/contracts'
import { call, paginationOf } from '@storefront/http'

export async function fetchInquiries(page: number, signal: AbortSignal) {
  const { data, headers } = await call(listMyInquiries, { query: { page }, signal })
  return { inquiries: data.data, pagination: paginationOf(headers) }
}

export async function fetchInquiry(id: string, signal: AbortSignal) {
  return (await call(getMyInquiry, { params: { id }, signal })).data
}
