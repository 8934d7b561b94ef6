import type { Pagination } from '@storefront/contracts'
import { pageOfUrl } from '@storefront/navigation'
import { redirect } from 'react-router-dom'

/** Loads the page whose number is in the URL. Redirects to the last page if the number is too high. */
export async function loadPage<Records extends { pagination: Pagination }>(
  { url, signal }: Request,
  fetchPage: (page: number, signal: AbortSignal) => Promise<Records>,
): Promise<Records> {
  const page = pageOfUrl(url)
  const records = await fetchPage(page, signal)
  if (page > records.pagination.last) throw redirect(withPage(new URL(url), records.pagination.last))
  return records
}

function withPage({ pathname, searchParams }: URL, page: number): string {
  if (page > 1) searchParams.set('page', String(page))
  else searchParams.delete('page')
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
