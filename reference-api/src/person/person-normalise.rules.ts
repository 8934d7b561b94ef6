import { fieldKinds, normaliseKana, normaliseToFullWidth, normaliseWidth } from '@storefront/locale-ja'

const { post, tel } = fieldKinds

/** Normalises typed text to the one spelling that the shop stores; the rules of §5 apply afterwards. */
export const normaliseName = (typed: string) => normaliseToFullWidth(typed.trim())
export const normaliseNameKana = (typed: string) => normaliseKana(typed.trim())
export const normaliseEmail = (typed: string) => normaliseWidth(typed).trim()

/** Neither mail addresses nor login names are case-sensitive. */
export const caseless = (name: string) => name.trim().toLowerCase()

type TypedPlace = {
  postal_code: string
  city: string
  address1: string
  address2?: string | null
  phone_number: string
  cell_phone_number?: string | null
}

/** Address and phone; missing fields are blank. */
export const normalisePlace = ({
  postal_code,
  city,
  address1,
  address2,
  phone_number,
  cell_phone_number,
}: TypedPlace) => ({
  postal_code: post.normalise(postal_code),
  city: city.trim(),
  address1: address1.trim(),
  address2: (address2 ?? '').trim(),
  phone_number: tel.normalise(phone_number),
  cell_phone_number: tel.normalise(cell_phone_number ?? ''),
})
