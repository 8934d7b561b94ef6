import { array, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { NoshiHeading } from './noshi'
import { Picture } from './picture'
import { yen } from './wire'

/** Wrapping, noshi or a message card that goes with a product. */
export const Accessory = type({
  id: integer(),
  key: string(),
  kind: enums(['wrapping', 'noshi', 'message_card', 'bag']),
  name: string(),
  description: string(),
  unit_price: yen,
  price_with_tax: yen,
  tax_rate: integer(),
  /** Label of the text field, e.g. for the name on a noshi; null: the accessory takes no text. */
  text_label: nullable(string()),
  text_max_length: nullable(integer()),
  /** Printed purposes or designs to choose from. */
  choices: array(string()),
  /** Noshi only: the heading that belongs to each of its `choices`. */
  headings: optional(array(NoshiHeading)),
  /** Keys of accessories that cannot be combined with it. */
  excludes: optional(array(string())),
  image: nullable(Picture),
})
export type Accessory = Infer<typeof Accessory>

/** Paper, ribbon and noshi go on each piece; a card and a bag are one for the packing (ADR 0027). */
export const isForEachPiece = ({ kind }: { kind: string }) => kind === 'wrapping' || kind === 'noshi'

type Excluding = { key: string; excludes?: readonly string[] }

/** Checks both directions: one piece never carries both, even if only one of them excludes the other. */
export const isExcluding = (one: Excluding, other: Excluding) =>
  one.excludes?.includes(other.key) || other.excludes?.includes(one.key) || false

type Enclosed = { kind: string; name: string; quantity: number }

/**
 * Card and bag apply to the whole packing although they are stored at one of its lines. Those at several
 * lines belong to their lines.
 */
export function enclosedWith<One extends Enclosed>(
  linesOfPacking: readonly { accessories: readonly One[] }[],
): One[] {
  const all = linesOfPacking.flatMap(({ accessories }) => accessories).filter((one) => !isForEachPiece(one))
  return all.filter((one) => one.quantity === 1 && all.filter(({ name }) => name === one.name).length === 1)
}
