import type { Db } from '../../platform/database/db'
import { formProblems } from '../../page-form/form-check.rules'
import { fetchPageForm } from '../../page-form/page-form.sql'
import type { FieldErrors } from '../../platform/http/rejection'
import { fetchKanaTerms } from '../../shop/setting/setting.sql'
import { addressProblems } from './user-address.rules'
import type { AddressValues } from './user-address.table'

/**
 * Returns a function that checks an address against the rules for every parcel and those of the shop's own
 * form. Loads the rules once for any number of addresses.
 */
export async function addressChecker(
  db: Db,
  channelId: number,
): Promise<(address: AddressValues) => FieldErrors> {
  const terms = await fetchKanaTerms(db, channelId)
  const form = await fetchPageForm(db, channelId, 'address')
  return (address) => ({
    ...addressProblems(address, terms),
    ...(form && formProblems(form, address, 'shipping_')),
  })
}
