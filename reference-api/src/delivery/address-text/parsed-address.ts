export const parsedFields = [
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'company',
  'postal_code',
  'prefecture',
  'city',
  'address1',
  'address2',
  'phone_number',
] as const

export type ParsedField = (typeof parsedFields)[number]

export type ParsedAddress = Record<ParsedField, string> & {
  /** In the order of `parsedFields`. */
  unsure: ParsedField[]
  /** The part of the text it was read from, as pasted; for comparison on the screen. */
  source: string
}
