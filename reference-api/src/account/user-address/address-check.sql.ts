import type { Db } from '../../platform/database/db'
import { formProblems, withoutKana } from '../../page-form/form-check.rules'
import { fetchPageForm } from '../../page-form/page-form.sql'
import type { FieldErrors } from '../../platform/http/rejection'
import { fetchKanaTerms } from '../../shop/setting/setting.sql'
import { addressProblems } from './user-address.rules'
import type { AddressValues } from './user-address.table'

/**
 * Returns a function that checks an address against the rules for every parcel and those of the shop's own
 * form. Loads the rules once for any number of addresses.
 * @param own `isKanaOptional` accepts an address without kana also in a shop that asks for them
 */
export async function addressChecker(
  db: Db,
  channelId: number,
  own: { isKanaOptional: boolean } = { isKanaOptional: false },
): Promise<(address: AddressValues) => FieldErrors> {
  const shops = {
    ...(await fetchKanaTerms(db, channelId)),
    form: (await fetchPageForm(db, channelId, 'address')) ?? { form: [], options: {} },
  }
  const terms = own.isKanaOptional ? withoutKana(shops) : shops
  return (address) => ({
    ...addressProblems(address, terms),
    ...formProblems(terms.form, address, 'shipping_'),
  })
}
