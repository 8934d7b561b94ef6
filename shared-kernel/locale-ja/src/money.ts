/** Formats whole yen as shops in Japan write them, e.g. `1,234円`. */
export function formatYen(amount: number): string {
  return `${formatCount(amount)}円`
}

/**
 * Formats a count with thousands separators, e.g. `1,234`. Avoids `Intl.NumberFormat`, because creating one
 * delays the first paint on phones.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')
}
