/** Whole yen as a Japanese shop writes it: `1,234円`. */
export function formatYen(amount: number): string {
  return `${formatCount(amount)}円`
}

/**
 * A count with thousands separators: `1,234`. `Intl.NumberFormat` formats the same, but building one delays a
 * phone's first paint.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')
}
