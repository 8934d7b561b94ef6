/** Maximum number of recently viewed products (§4, §9). */
const recentCap = 10

/** Moves a viewed product to the front without duplicates and limits the list to ten (§4). */
export function withViewed<P extends { id: number }>(recent: readonly P[], viewed: P): P[] {
  return [viewed, ...recent.filter(({ id }) => id !== viewed.id)].slice(0, recentCap)
}
