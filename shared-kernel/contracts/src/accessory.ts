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
  /** Asks for a text, e.g. the name on a noshi; null when there is none. */
  text_label: nullable(string()),
  text_max_length: nullable(integer()),
  /** Printed purposes or designs to choose from. */
  choices: array(string()),
  /** Of a noshi: what each of its `choices` is for. */
  headings: optional(array(NoshiHeading)),
  /** Keys of accessories that do not go together with it. */
  excludes: optional(array(string())),
  image: nullable(Picture),
})
export type Accessory = Infer<typeof Accessory>

/** Paper, ribbon and noshi go on each piece; a card and a bag are one for the packing (ADR 0027). */
export const isForEachPiece = ({ kind }: { kind: string }) => kind === 'wrapping' || kind === 'noshi'

type Excluding = { key: string; excludes?: readonly string[] }

/** Nobody puts both on one piece; told of one, it holds for both. */
export const isExcluding = (one: Excluding, other: Excluding) =>
  one.excludes?.includes(other.key) || other.excludes?.includes(one.key) || false

type Enclosed = { kind: string; name: string; quantity: number }

/**
 * Card and bag of one packing, though they are kept at one of its lines; what several lines have for
 * themselves is theirs.
 */
export function enclosedWith<One extends Enclosed>(
  linesOfPacking: readonly { accessories: readonly One[] }[],
): One[] {
  const all = linesOfPacking.flatMap(({ accessories }) => accessories).filter((one) => !isForEachPiece(one))
  return all.filter((one) => one.quantity === 1 && all.filter(({ name }) => name === one.name).length === 1)
}
