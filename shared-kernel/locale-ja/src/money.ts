const grouped = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** Whole yen as a Japanese shop writes it: `1,234円`. */
export function formatYen(amount: number): string {
  return `${grouped.format(amount)}円`
}

/** A count with thousands separators: `1,234`. */
export function formatCount(count: number): string {
  return grouped.format(count)
}
