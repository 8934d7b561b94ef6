import { array, boolean, enums, integer, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { noshiCords, noshiPlaces } from './noshi'

const accessoryKinds = ['wrapping', 'noshi', 'message_card', 'bag'] as const
const monthDay = string()

/** Conditions on a line and its parcel. All that are given must hold. */
const GiftConditions = type({
  /** Headings, cords and places of the line's noshi. */
  headings: optional(array(string())),
  cords: optional(array(enums(noshiCords))),
  places: optional(array(enums(noshiPlaces))),
  is_nameless: optional(boolean()),
  /** Choices of the line's wrapping. */
  wrappings: optional(array(string())),
  /** Designs and words of a message card in the parcel. */
  cards: optional(array(string())),
  words: optional(array(string())),
  /** Names of categories and keys of products. */
  categories: optional(array(string())),
  products: optional(array(string())),
  is_alcohol: optional(boolean()),
  /** Pieces for one address. Not judged before there is an address. */
  quantities: optional(array(integer())),
  /** Headings of another noshi in the same parcel. */
  other_headings: optional(array(string())),
  /** The line needs no cooling, but another line of the parcel does. */
  is_chilled_along: optional(boolean()),
  /** The wished day is outside of these days of the year, as `MM-DD`. */
  outside: optional(type({ from: monthDay, to: monthDay })),
})

/** A change that one press makes. Without any, `href` leads to the screen where the shopper decides. */
const GiftCure = type({
  label: string(),
  set: optional(
    type({
      kind: enums(accessoryKinds),
      noshi_heading: optional(string()),
      noshi_cord: optional(enums(noshiCords)),
      noshi_place: optional(enums(noshiPlaces)),
    }),
  ),
  /** Pieces to add to the line. */
  add: optional(integer()),
  /** Sends the line in a parcel of its own. */
  is_parted: optional(boolean()),
  href: optional(string()),
})
export type GiftCure = Infer<typeof GiftCure>

/** A custom of giving that the shop points out, with its sentence and its cure. */
export const GiftRule = type({
  key: string(),
  conditions: GiftConditions,
  sentence: string(),
  cure: GiftCure,
})
export type GiftRule = Infer<typeof GiftRule>

export const listGiftRules = endpoint({
  method: 'GET',
  path: '/v1/gift-rules',
  access: 'public',
  beyondSpec: 'ADR 0111',
  response: type({ data: array(GiftRule) }),
})
