import { formatYen } from '@storefront/locale-ja'

/** 「1枚800円」 of a case; a rounded price is marked 約. */
export function perPieceText(casePrice: number, { count, unit }: { count: number; unit: string }): string {
  const piece = casePrice / count
  return `1${unit}${Number.isInteger(piece) ? '' : '約'}${formatYen(Math.round(piece))}`
}
