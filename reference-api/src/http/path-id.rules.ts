/** An id in a path; 0 for an invalid one, which no row has. */
export function pathId(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
