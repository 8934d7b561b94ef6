import type { Product } from '@storefront/contracts'

type SizeTable = NonNullable<Product['product_model']['size_table']>
type Measure = { label: string; value: string }

/** A size and the measure that fits it, e.g. サイズ160 for 身長156cm. */
export type SizeAdvice = { size: string; label: string; value: string }

/**
 * Advises the size whose range holds the first measure that the size chart lists. If two ranges hold it, the
 * larger size is advised, because pupils grow.
 */
export function adviseSize(table: SizeTable | null, measures: readonly Measure[]): SizeAdvice | undefined {
  const [head = [], ...rows] = table?.rows ?? []
  for (const { label, value } of measures) {
    const column = head.findIndex((cell) => cell.startsWith(label))
    const fitting =
      column > 0 && value !== '' ? rows.filter((row) => isWithin(row[column], Number(value))) : []
    const size = fitting.at(-1)?.[0]
    if (size !== undefined) return { size, label, value }
  }
  return undefined
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

function readRange(cell: string | undefined): { from: number; to: number } | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)(?:から|〜|～|-)(\d+(?:\.\d+)?)$/.exec(cell ?? '') ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}
