import type { CarriageKind } from './carriage'
import type { GiftRule } from './gift-rule'
import { blankNoshi, noshiNames, type Inscription } from './noshi'

export type AdvisedAccessory = Inscription & { key: string; kind: string }

export type AdvisedLine = {
  key: string
  quantity: number
  product_info: {
    key: string
    is_alcohol: boolean
    carriage_kind: CarriageKind
    category_names: readonly string[]
  }
  accessories: readonly AdvisedAccessory[]
}

export type AdvisedParcel<Line extends AdvisedLine = AdvisedLine> = {
  lines: readonly Line[]
  /** False until the parcel has an address. Pieces may still go to different addresses then. */
  isAddressed: boolean
  /** The wished day as `YYYY-MM-DD`. */
  day?: string | null
}

/** A rule that a line meets. `accessory` is the one that the cure changes. */
export type GiftAdvice<Line extends AdvisedLine = AdvisedLine> = {
  rule: GiftRule
  line: Line
  accessory: AdvisedAccessory | undefined
}

/** Finds what the shop would point out about a parcel, in the order of the rules. */
export const giftAdvice = <Line extends AdvisedLine>(
  rules: readonly GiftRule[],
  parcel: AdvisedParcel<Line>,
): GiftAdvice<Line>[] =>
  rules.flatMap((rule) =>
    parcel.lines
      .filter((line) => isMet(rule.conditions, line, parcel))
      .map((line) => ({ rule, line, accessory: findChanged(rule, line, parcel) })),
  )

const findKind = (line: AdvisedLine, kind: string) => line.accessories.find((one) => one.kind === kind)

const listCards = ({ lines }: AdvisedParcel) => lines.flatMap((line) => findKind(line, 'message_card') ?? [])

function findChanged({ cure }: GiftRule, line: AdvisedLine, parcel: AdvisedParcel) {
  if (!cure.set) return undefined
  return cure.set.kind === 'message_card' ? listCards(parcel)[0] : findKind(line, cure.set.kind)
}

type Conditions = GiftRule['conditions']
/** Checks one condition. It is called only for a condition that the rule has. */
type Check<Name extends keyof Conditions> = (
  expected: NonNullable<Conditions[Name]>,
  line: AdvisedLine,
  parcel: AdvisedParcel,
) => boolean

const checks: { [Name in keyof Required<Conditions>]: Check<Name> } = {
  headings: (headings, line) => headings.includes(findKind(line, 'noshi')?.noshi_heading ?? ''),
  cords: (cords, line) => cords.some((cord) => cord === findKind(line, 'noshi')?.noshi_cord),
  places: (places, line) => places.some((place) => place === findKind(line, 'noshi')?.noshi_place),
  is_nameless: (expected, line) => isNameless(line) === expected,
  wrappings: (choices, line) => choices.includes(findKind(line, 'wrapping')?.noshi_heading ?? ''),
  cards: (designs, _, parcel) =>
    listCards(parcel).some(({ noshi_heading }) => designs.includes(noshi_heading ?? '')),
  words: (words, _, parcel) =>
    listCards(parcel).some(({ message }) => words.some((word) => plain(message).includes(plain(word)))),
  categories: (names, { product_info }) => product_info.category_names.some((name) => names.includes(name)),
  products: (keys, { product_info }) => keys.includes(product_info.key),
  is_alcohol: (expected, { product_info }) => product_info.is_alcohol === expected,
  quantities: (counts, { quantity }, { isAddressed }) => isAddressed && counts.includes(quantity),
  other_headings: (headings, line, { lines }) =>
    lines.some((other) => other !== line && checks.headings(headings, other, { lines, isAddressed: false })),
  is_chilled_along: (expected, line, { lines }) => isChilledAlong(line, lines) === expected,
  outside: ({ from, to }, _, { day }) => day != null && !isWithin(day.slice('YYYY-'.length), from, to),
}

const isMet = (conditions: Conditions, line: AdvisedLine, parcel: AdvisedParcel): boolean =>
  (Object.keys(checks) as (keyof Conditions)[]).every((name) => isHolding(name, conditions, line, parcel))

function isHolding<Name extends keyof Conditions>(
  name: Name,
  conditions: Conditions,
  line: AdvisedLine,
  parcel: AdvisedParcel,
): boolean {
  const expected = conditions[name]
  return expected === undefined || checks[name](expected as NonNullable<Conditions[Name]>, line, parcel)
}

function isNameless(line: AdvisedLine): boolean {
  const noshi = findKind(line, 'noshi')
  return (
    noshi !== undefined && noshi.noshi_heading !== blankNoshi && noshiNames(noshi.noshi_name).length === 0
  )
}

const isChilledAlong = ({ product_info }: AdvisedLine, lines: readonly AdvisedLine[]) =>
  product_info.carriage_kind !== 'cool' && lines.some((other) => other.product_info.carriage_kind === 'cool')

/** Checks a day of the year. The days may run over the new year. */
const isWithin = (day: string, from: string, to: string) =>
  from <= to ? from <= day && day <= to : from <= day || day <= to

/** Ignores width, case and spaces, which are no part of a word. */
const plain = (text: string | null | undefined) =>
  (text ?? '').normalize('NFKC').replace(/\s/g, '').toLowerCase()
