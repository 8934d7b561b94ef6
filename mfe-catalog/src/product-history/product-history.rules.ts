/** Recently viewed products, at most so many (§4, §9). */
const recentCap = 10

/** A viewed product moves to the front, there is each once, and the eleventh goes (§4). */
export function withViewed<P extends { id: number }>(recent: readonly P[], viewed: P): P[] {
  return [viewed, ...recent.filter(({ id }) => id !== viewed.id)].slice(0, recentCap)
}
