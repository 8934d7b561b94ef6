import type { InquiryInput } from '@storefront/contracts'

export type CatalogOrderValues = Record<string, unknown> & { catalogs?: Record<string, boolean> }

const textFields = [
  'name',
  'name_kana',
  'email',
  'phone_number',
  'postal_code',
  'prefecture',
  'city',
  'address1',
  'address2',
  'body',
] as const

export const chosenCatalogs = ({ catalogs = {} }: CatalogOrderValues) =>
  Object.keys(catalogs).filter((key) => catalogs[key])

/** What the form sends: the ticked catalogues, name, place and words. */
export function catalogOrderOf(values: CatalogOrderValues, prefix: string): InquiryInput {
  const typed = textFields
    .map((name) => [name, String(values[prefix + name] ?? '').trim()] as const)
    .filter(([, text]) => text !== '')
  return {
    name: '',
    email: '',
    body: '',
    ...Object.fromEntries(typed),
    kind: 'catalog_order',
    catalog_keys: chosenCatalogs(values),
  }
}
