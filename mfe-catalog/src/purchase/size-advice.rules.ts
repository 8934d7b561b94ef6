import type { Product } from '@storefront/contracts'

type SizeTable = NonNullable<Product['product_model']['size_table']>
type Measure = { name: string; label: string; value: string }

/** A size and the measure that fits it, e.g. サイズ160 for 身長156cm. */
export type SizeAdvice = { name: string; size: string; label: string; value: string }

/** A larger size for a pupil who grows by `growth` centimetres. */
type GrownSize = { size: string; growth: number }

/**
 * Advises the size whose range holds the first measure that the size chart lists. If two ranges hold it, the
 * larger size is advised, because pupils grow.
 */
export function adviseSize(table: SizeTable | null, measures: readonly Measure[]): SizeAdvice | undefined {
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

/**
 * Advises a size with the chart's allowance for growth, at most the largest that is sold. Undefined if the
 * size that fits today is that size, or if the garment is not worn for years.
 */
export function adviseGrownSize(
  table: SizeTable | null,
  { name, label, value, size }: SizeAdvice,
  soldSizes: readonly string[],
): GrownSize | undefined {
  const growth = table?.growth_cm
  if (!table || !growth || name !== grownMeasure) return undefined
  const [head = [], ...rows] = table.rows
  const column = head.findIndex((cell) => cell.startsWith(label))
  const grown = Number(value) + growth
  const upTo = rows.filter((row) => (readRange(row[column])?.from ?? Infinity) <= grown)
  const larger = upTo.findLast(([one = '']) => soldSizes.includes(one))?.[0]
  return larger === undefined || larger === size ? undefined : { size: larger, growth }
}

/** Field of the form `uos` that a table's allowance for growth adds to. */
const grownMeasure = 'height'

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

function readRange(cell: string | undefined): { from: number; to: number } | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)(?:から|〜|～|-)(\d+(?:\.\d+)?)$/.exec(cell ?? '') ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}
