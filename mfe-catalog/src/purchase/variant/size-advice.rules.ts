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
  const [head = [], ...rows] = table.rows
  const column = head.findIndex((cell) => cell.startsWith(label))
  const grown = Number(value) + growth
  const upTo = rows.filter((row) => (readRange(row[column])?.from ?? Infinity) <= grown)
  const larger = upTo.findLast(([one = '']) => soldSizes.includes(one))?.[0]
  return larger === undefined || larger === size ? undefined : { size: larger, growth }
}

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

type Advised = { advice: SizeAdvice; grown: GrownSize | undefined }

/** Words an advice: the size that fits today, and the recommended one with its reason. */
export function sizeAdviceText({ advice: { label, value, size, nearest }, grown }: Advised): string {
  const person = `${label}${value}cmの方`
  if (nearest) {
    const way = Number(value) < nearest.from ? '小さめ' : '大きめ'
    const near = `サイズ${size}（${label}${nearest.from}〜${nearest.to}cm）`
    return `${label}${value}cmは、サイズ表の目安より${way}です。いちばん近いのは、${near}です。`
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
