import type { FormLayout, UserAddressInput } from '@storefront/contracts'

/** Values of the address form. Fields that are not on the shop's form are undefined. */
export type AddressValues = Partial<UserAddressInput>

/** Builds the part of an address that the form edits, without its owner and default flags. */
export function toAddressInput(values: AddressValues): UserAddressInput {
  return {
    address_name: values.address_name ?? '',
    shipping_last_name: values.shipping_last_name ?? '',
    shipping_first_name: values.shipping_first_name ?? '',
    shipping_last_name_kana: values.shipping_last_name_kana ?? '',
    shipping_first_name_kana: values.shipping_first_name_kana ?? '',
    postal_code: values.postal_code ?? '',
    prefecture: values.prefecture ?? '',
    city: values.city ?? '',
    address1: values.address1 ?? '',
    address2: values.address2 ?? '',
    phone_number: values.phone_number ?? '',
    cell_phone_number: values.cell_phone_number ?? '',
  }
}

/** Reports how many addresses were added, and how many the address book already had. */
export function addedWords({
  count,
  known_count: known = 0,
}: {
  count: number
  known_count?: number
}): string {
  if (known === 0) return `お届け先${count}件を登録しました`
  return count === 0
    ? `${known}件とも、すでに登録されているお届け先です`
    : `お届け先${count}件を登録しました。${known}件は、すでに登録されています`
}

const namePrefix = 'shipping_'

/** Renames the name fields of the layout, because the API uses different names for an address (§3). */
export function withShippingNames(layout: FormLayout): FormLayout {
  return {
    ...layout,
    form: layout.form.map((field) => (field.type === 'person_name' ? { ...field, name: namePrefix } : field)),
  }
}
