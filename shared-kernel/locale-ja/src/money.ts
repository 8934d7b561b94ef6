/** Whole yen as written in Japanese shops, e.g. `1,234円`. */
export function formatYen(amount: number): string {
  return `${formatCount(amount)}円`
}

/**
 * A count with thousands separators, e.g. `1,234`. Don't use `Intl.NumberFormat`: creating one delays the
 * first paint on phones.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')
}
