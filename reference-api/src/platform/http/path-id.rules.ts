/** Parses an id in a path. Returns 0 for an invalid id, which matches no row. */
export function pathId(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
