import { array, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { counterOf } from './counter'
import { NoshiHeading } from './noshi'
import { Picture } from './picture'
import { yen } from './wire'

/**
 * Wrapping, a noshi or a message card added to a product. `wrapping` is whatever each piece gets by hand,
 * also a printed name.
 */
export const Accessory = type({
  id: integer(),
  key: string(),
  kind: enums(['wrapping', 'noshi', 'message_card', 'bag']),
  name: string(),
  description: string(),
  unit_price: yen,
  price_with_tax: yen,
  tax_rate: integer(),
  /** Label of the text field, e.g. for the name on a noshi. Null if the accessory takes no text. */
  text_label: nullable(string()),
  text_max_length: nullable(integer()),
  /** Printed purposes or designs to choose from. */
  choices: array(string()),
  /** Noshi only: the heading for each entry in `choices`. */
  headings: optional(array(NoshiHeading)),
  /** Noshi only: keys of the occasions that the product suits. */
  occasions: optional(array(string())),
  /** Keys of accessories that can't be combined with this accessory. */
  excludes: optional(array(string())),
  /** Business days that the accessory takes in addition to the product's, e.g. for printing a name. */
  added_days: optional(integer()),
  image: nullable(Picture),
  /** Pictures of single choices: the ribbon in red. */
  samples: optional(array(type({ choice: string(), image: Picture }))),
})
export type Accessory = Infer<typeof Accessory>

/** Returns the picture of a choice, or of the accessory if there is none. */
export const findSample = (
  { samples = [], image }: Pick<Accessory, 'samples' | 'image'>,
  choice?: string | null,
) => samples.find((sample) => sample.choice === choice)?.image ?? image

/**
 * Returns true for wrapping and noshi, which each piece gets separately. A packing gets only one card and one
 * bag (ADR 0027).
 */
export const isForEachPiece = ({ kind }: { kind: string }) => kind === 'wrapping' || kind === 'noshi'

/**
 * Says what one piece of an accessory is for, and thus its price, e.g. 1ケースごと. Undefined where pieces are
 * counted, because there it is plain.
 */
export function accessoryUnit(accessory: { kind: string }, counter: string): string | undefined {
  if (counter === counterOf({})) return undefined
  return isForEachPiece(accessory) ? `1${counter}ごと` : '荷物に1つ'
}

/** Counts an accessory that each piece gets, e.g. 20ケース分. */
export const accessoryCount = (accessory: { kind: string; quantity: number }, counter: string): string =>
  `${accessory.quantity}${accessoryUnit(accessory, counter) && isForEachPiece(accessory) ? `${counter}分` : ''}`

/** Names what a choice of accessories offers, e.g. ラッピング・のし, or 名入れ where a printed name takes days. */
export function accessoriesTitle(accessories: readonly Pick<Accessory, 'name' | 'added_days'>[]): string {
  const printed = accessories.filter(({ added_days = 0 }) => added_days > 0).map(({ name }) => name)
  return [...printed, ...(printed.length < accessories.length ? ['ラッピング・のし'] : [])].join('・')
}

type OfKind = { key: string; kind: string }

/** Returns true if a piece can have only one of the two, so that the newer one replaces the older. */
export const isReplacing = (one: OfKind, other: OfKind) =>
  isForEachPiece(one) && one.kind === other.kind && one.key !== other.key

/** Says what a newly chosen accessory takes the place of. Undefined for nothing. */
export const replacementText = (names: readonly string[]): string | undefined =>
  names.length > 0 ? `「${names.join('」「')}」と入れ替わります。` : undefined

/** Says which accessories exclude another one and how to choose it after all. Undefined for nothing. */
export const exclusionText = (names: readonly string[]): string | undefined =>
  names.length > 0 ? `「${names.join('」「')}」と一緒にはお付けできません。先に外してください。` : undefined

type Excluding = { key: string; excludes?: readonly string[] }

/** Returns true if at least one of the two accessories excludes the other. */
export const isExcluding = (one: Excluding, other: Excluding) =>
  one.excludes?.includes(other.key) || other.excludes?.includes(one.key) || false

type Enclosed = { kind: string; name: string; quantity: number }

/**
 * Returns the card and the bag for the whole packing, although each is stored on one line of the packing. If
 * several lines have a card or bag of the same name, each belongs to its own line.
 */
export function enclosedWith<One extends Enclosed>(
  linesOfPacking: readonly { accessories: readonly One[] }[],
): One[] {
  const all = linesOfPacking.flatMap(({ accessories }) => accessories).filter((one) => !isForEachPiece(one))
  return all.filter((one) => one.quantity === 1 && all.filter(({ name }) => name === one.name).length === 1)
}
