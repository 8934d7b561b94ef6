import type { InquiryInput } from '@storefront/contracts'
import { fieldKinds } from '@storefront/locale-ja'

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

const catalogPrefix = 'catalogs.'

const kinds: Partial<Record<string, keyof typeof fieldKinds>> = {
  name_kana: 'kana',
  phone_number: 'tel',
  postal_code: 'post',
}

const asFieldsTurnIt = (name: string, value: FormDataEntryValue) => {
  const kind = kinds[name]
  return kind ? fieldKinds[kind].normalise(String(value)) : value
}

/** Converts posted data to form values and normalises them in the same way as the form fields. */
export function postedValues(form: FormData): CatalogOrderValues {
  const texts = Object.fromEntries([...form].map(([name, value]) => [name, asFieldsTurnIt(name, value)]))
  const ticked = Object.keys(texts).filter((name) => name.startsWith(catalogPrefix))
  return {
    ...texts,
    catalogs: Object.fromEntries(ticked.map((name) => [name.slice(catalogPrefix.length), true])),
  }
}

/** Builds the path of the page that confirms an order. */
export const orderedPath = (inquiryNo: string) => `/catalog-order?no=${encodeURIComponent(inquiryNo)}`

export function toCatalogOrder(values: CatalogOrderValues, prefix: string): InquiryInput {
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
