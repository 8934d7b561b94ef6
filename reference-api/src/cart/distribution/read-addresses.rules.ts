import { destinationsMax, type CartAddressInput } from '@storefront/contracts'
import { normaliseCartAddress } from '../../delivery/delivery/shipping-address.rules'
import { Rejection } from '../../platform/http/rejection'
import type { CartFormTerms } from '../../page-form/form-check.rules'
import { addressColumns, type AddressRow } from '../../account/user-address/csv/address-csv.rules'
import { readAddressTable } from '../../account/user-address/csv/address-table.rules'
import { destinationProblems } from '../shipping/cart-shipping.rules'

/** Max problems listed in one response. The rest are only counted. */
const mostTold = 10

const headings = new Map<string, string>(addressColumns.map(([heading, field]) => [field, heading]))

/**
 * Parses a CSV table of addresses and validates them like typed addresses. Rejects the whole table if any
 * address is invalid.
 */
export function readAddresses(csv: string, formTerms: CartFormTerms): CartAddressInput[] {
  const { rows, problem } = readAddressTable(csv, destinationsMax)
  if (problem) throw refused([problem])
  const read = rows.map(({ line, row }) => ({ line, address: normaliseCartAddress(toAddress(row)) }))
  const problems = read.flatMap(({ line, address }) =>
    Object.entries<string[]>(destinationProblems(address, formTerms)).map(
      ([field, [words = '']]) => `${line}行目「${headings.get(field) ?? field}」：${words}`,
    ),
  )
  if (problems.length > 0) throw refused(problems)
  return read.map(({ address }) => address)
}

function refused(problems: readonly string[]): Rejection {
  const more = problems.length > mostTold ? [`ほか${problems.length - mostTold}か所`] : []
  const told = [...problems.slice(0, mostTold), ...more]
  return new Rejection(422, 'cart.addresses.refused', told[0], { csv: [told.join('\n')] })
}

/**
 * Converts a table row to an address. Restores leading zeros that a spreadsheet dropped from postal codes and
 * phone numbers.
 */
function toAddress({ address_name: _name, ...row }: AddressRow): CartAddressInput {
  return {
    ...row,
    postal_code: row.postal_code.replace(/^\d{5,6}$/, (digits) => digits.padStart(7, '0')),
    phone_number: withZero(row.phone_number),
    cell_phone_number: withZero(row.cell_phone_number) || null,
  }
}

const withZero = (digits: string) => digits.replace(/^[1-9]\d{8,9}$/, '0$&')
