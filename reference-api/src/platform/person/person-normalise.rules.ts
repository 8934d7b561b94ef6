import {
  fieldKinds,
  normaliseAddress,
  normaliseKana,
  normaliseToFullWidth,
  normaliseWidth,
} from '@storefront/locale-ja'

const { post, tel } = fieldKinds

/** Normalises typed text to the spelling that the shop stores. Validation (§5) comes afterwards. */
export const normaliseName = (typed: string) => normaliseToFullWidth(typed.trim())
export const normaliseNameKana = (typed: string) => normaliseKana(typed.trim())
export const normaliseEmail = (typed: string) => normaliseWidth(typed).trim()

/** Normalises an email address or login name, both of which are case-insensitive. */
export const caseless = (name: string) => name.trim().toLowerCase()

type TypedPlace = {
  postal_code: string
  city: string
  address1: string
  address2?: string | null
  phone_number: string
  cell_phone_number?: string | null
}

/** Normalises address and phone. Missing fields become blank. */
export const normalisePlace = ({
  postal_code,
  city,
  address1,
  address2,
  phone_number,
  cell_phone_number,
}: TypedPlace) => ({
  postal_code: post.normalise(postal_code),
  city: normaliseAddress(city),
  address1: normaliseAddress(address1),
  address2: normaliseAddress(address2 ?? ''),
  phone_number: tel.normalise(phone_number),
  cell_phone_number: tel.normalise(cell_phone_number ?? ''),
})
