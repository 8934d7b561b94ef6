import { formatYen } from '@storefront/locale-ja'

/** Formats the price per piece of a case, e.g. 「1枚800円」. Marks a rounded price with 約. */
export function perPieceText(casePrice: number, { count, unit }: { count: number; unit: string }): string {
  const piece = casePrice / count
  return `1${unit}${Number.isInteger(piece) ? '' : '約'}${formatYen(Math.round(piece))}`
}
