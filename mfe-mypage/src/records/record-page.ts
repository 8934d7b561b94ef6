import type { Pagination } from '@storefront/contracts'
import { pathOfPage } from '@storefront/navigation'
import { redirect } from 'react-router-dom'

/** A page that the list does not have any more leads to its last one. */
export async function loadPage<Records extends { pagination: Pagination }>(
  path: string,
  page: number,
  fetchPage: (page: number) => Promise<Records>,
): Promise<Records> {
  const records = await fetchPage(page)
  if (page > records.pagination.last) throw redirect(pathOfPage(path, records.pagination.last))
  return records
}
