import type { Product } from '@storefront/contracts'
import { checkCentimetres } from '../product-uos.rules'

type SizeTable = NonNullable<Product['product_model']['size_table']>
type Measure = { name: string; label: string; value: string }

type Range = { from: number; to: number }

/**
 * A size and the measure that fits it, e.g. サイズ160 for 身長156cm. A measure outside the size chart has the
 * `nearest` range.
 */
export type SizeAdvice = { name: string; size: string; label: string; value: string; nearest?: Range }

/** A larger size for a pupil who grows by `growth` centimetres. */
type GrownSize = { size: string; growth: number }

/**
 * Advises the size whose range holds the first measure that the size chart lists. If two ranges hold it, the
 * larger size is advised, because pupils grow.
 */
export function adviseSize(table: SizeTable | null, measures: readonly Measure[]): SizeAdvice | undefined {
  return adviseFittingSize(table, measures) ?? adviseNearestSize(table, measures)
}

function adviseFittingSize(table: SizeTable | null, measures: readonly Measure[]): SizeAdvice | undefined {
  const [head = [], ...rows] = table?.rows ?? []
  for (const { name, label, value } of measures) {
    const column = head.findIndex((cell) => cell.startsWith(label))
    const fitting =
      column > 0 && value !== '' ? rows.filter((row) => isWithin(row[column], Number(value))) : []
    const size = fitting.at(-1)?.[0]
    if (size !== undefined) return { name, size, label, value }
  }
  return undefined
}

/** Advises the smallest or the largest size to a measure outside the chart's ranges. */
function adviseNearestSize(table: SizeTable | null, measures: readonly Measure[]): SizeAdvice | undefined {
  const [head = [], ...rows] = table?.rows ?? []
  for (const { name, label, value } of measures) {
    // A figure that is still being typed is no measure of a body yet.
    if (value === '' || checkCentimetres(value, label) !== undefined) continue
    const column = head.findIndex((cell) => cell.startsWith(label))
    const ranges = rows.flatMap((row) => {
      const range = column > 0 ? readRange(row[column]) : undefined
      return range ? [{ size: row[0] ?? '', range }] : []
    })
    const distanceOf = ({ from, to }: Range) => Math.max(from - Number(value), Number(value) - to)
    const [nearest] = ranges.toSorted((one, other) => distanceOf(one.range) - distanceOf(other.range))
    if (nearest) return { name, size: nearest.size, label, value, nearest: nearest.range }
  }
  return undefined
}

/**
 * Advises a size with the chart's allowance for growth, at most the largest that is sold. Undefined if the
 * size that fits today is that size, or if the garment is not worn for years.
 */
export function adviseGrownSize(
  table: SizeTable | null,
  { name, label, value, size, nearest }: SizeAdvice,
  soldSizes: readonly string[],
): GrownSize | undefined {
  const growth = table?.growth_cm
  if (!table || !growth || name !== grownMeasure || nearest) return undefined
  const [, ...rows] = table.rows
  const column = findColumn(table, label)
  const grown = Number(value) + growth
  const upTo = rows.filter((row) => (readRange(row[column])?.from ?? Infinity) <= grown)
  const larger = upTo.findLast(([one = '']) => soldSizes.includes(one))?.[0]
  return larger === undefined || larger === size ? undefined : { size: larger, growth }
}

/**
 * Returns the range of today's size if the pupil grows out of it and no larger size is sold. Then no size
 * has the room that the chart's rule recommends.
 */
export function findOutgrownRange(
  table: SizeTable | null,
  advice: SizeAdvice,
  soldSizes: readonly string[],
): Range | undefined {
  const { name, label, value, size, nearest } = advice
  if (!table?.growth_cm || name !== grownMeasure || nearest) return undefined
  if (adviseGrownSize(table, advice, soldSizes)) return undefined
  const cell = table.rows.find(([one]) => one === size)?.[findColumn(table, label)]
  return isWithin(cell, Number(value) + table.growth_cm) ? undefined : readRange(cell)
}

const findColumn = ({ rows: [head = []] }: SizeTable, label: string) =>
  head.findIndex((cell) => cell.startsWith(label))

/** Checks whether the pupil may want a larger size than the shop sells. */
export const isLargerWanted = ({ advice: { value, nearest }, outgrown }: Omit<Advised, 'grown'>): boolean =>
  outgrown !== undefined || (nearest !== undefined && Number(value) > nearest.to)

/** Field of the form `uos` that a table's allowance for growth adds to. */
const grownMeasure = 'height'

/** States the size that a garment is bought in: larger if it is worn for years, otherwise today's. */
export function sizeRuleText(table: SizeTable | null): string | undefined {
  const [head = [], ...rows] = table?.rows ?? []
  const column = rows[0]?.findIndex((cell) => readRange(cell) !== undefined) ?? -1
  const measure = head[column]?.replace(/の目安$/, '')
  if (measure === undefined) return undefined
  if (table?.growth_cm)
    return `三年間お召しになる品です。成長を見こんで、今の${measure}より${table.growth_cm}cm上のサイズをおすすめします。`
  return `この品は、今の${measure}に合うサイズをおすすめします。`
}

type Advised = { advice: SizeAdvice; grown: GrownSize | undefined; outgrown: Range | undefined }

/**
 * Chooses the tone of an advice. Caution is only for a chosen size that fits neither today nor after growth.
 */
export function sizeAdviceTone({ advice, grown, outgrown }: Advised, chosen: string | undefined) {
  if (chosen === (grown?.size ?? advice.size)) return advice.nearest || outgrown ? 'info' : 'positive'
  return chosen === undefined || chosen === advice.size ? 'info' : 'caution'
}

/** Words an advice: the size that fits today, and the recommended one with its reason. */
export function sizeAdviceText({ advice, grown, outgrown }: Advised): string {
  const { label, value, size, nearest } = advice
  const person = `${label}${value}cmの方`
  if (nearest) {
    const way = Number(value) < nearest.from ? '小さめ' : '大きめ'
    const near = `サイズ${size}（${label}${nearest.from}〜${nearest.to}cm）`
    return `${label}${value}cmは、サイズ表の目安より${way}です。いちばん近いのは、${near}です。`
  }
  if (outgrown) {
    const largest = `いちばん大きいサイズ${size}（${label}${outgrown.from}〜${outgrown.to}cm）`
    return `${person}には、${largest}をご案内します。成長を見こんだ大きめのサイズは、ご用意がありません。`
  }
  if (!grown) return `${person}には、サイズ${size}をおすすめします。`
  const reason = `成長を見こんで、サイズ${grown.size}（${label}プラス${grown.growth}cmの目安）`
  return `${person}はいまはサイズ${size}ですが、三年間お召しになるため、${reason}をおすすめします。`
}

/** Formats the range of a size in the chart's first column of ranges, e.g. 身長155〜165cm. */
export function sizeRangeText(table: SizeTable | null, size: string | undefined): string | undefined {
  const [head = [], ...rows] = table?.rows ?? []
  const row = rows.find(([name]) => name === size)
  const column = row?.findIndex((cell) => readRange(cell) !== undefined) ?? -1
  const range = readRange(row?.[column])
  return range && `${(head[column] ?? '').replace(/の目安$/, '')}${range.from}〜${range.to}cm`
}

/** Counts 154.5 to a range up to 154, because the next one begins at 155. */
function isWithin(cell: string | undefined, value: number): boolean {
  const range = readRange(cell)
  return range !== undefined && value >= range.from && value < range.to + 1
}

function readRange(cell: string | undefined): Range | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)(?:から|〜|～|-)(\d+(?:\.\d+)?)$/.exec(cell ?? '') ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}
