/** An id of a path; one that is no id names nothing, so it finds nothing. */
export function pathId(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
