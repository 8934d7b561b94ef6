/** A product in the category of a school. Skirts in one size table, or colours of one bag, are one kind. */
export type Garment = { id: number; model_id: number; kind: string }

type SetGarment = Pick<Garment, 'model_id' | 'kind'> & { is_made_to_order: boolean }

/** The products of a school in every size, and the products of each of its sets. */
export type Wardrobe = { garments: readonly Garment[]; sets: readonly (readonly SetGarment[])[] }

/**
 * Lists the products that a pupil wears instead of another one, in every size: those of the same kind, and
 * those in its place of a set that differs in that place alone (a skirt or slacks).
 */
export function listAlternativeIds({ garments, sets }: Wardrobe, id: Garment['id']): number[] {
  const own = garments.find((garment) => garment.id === id)
  if (!own) return []
  const kinds = new Set([own.kind, ...sets.flatMap((set) => listReplacingKinds(set, own.kind, sets))])
  const isWornTogether = (other: Garment) =>
    sets.some((set) =>
      [own, other].every((garment) => set.some(({ model_id }) => model_id === garment.model_id)),
    )
  return garments
    .filter((other) => other.model_id !== own.model_id && kinds.has(other.kind) && !isWornTogether(other))
    .map((other) => other.id)
}

/** Lists the kinds that stand in other sets where `set` has `kind`. Such sets share a measured garment. */
function listReplacingKinds(
  set: readonly SetGarment[],
  kind: string,
  sets: Wardrobe['sets'],
): readonly string[] {
  return sets.flatMap((other) => {
    const gone = listKindsBeyond(set, other)
    const come = listKindsBeyond(other, set)
    const isShared = set.some(
      ({ model_id, is_made_to_order }) =>
        is_made_to_order && other.some((garment) => garment.model_id === model_id),
    )
    return isShared && gone.length === 1 && gone[0] === kind && come.length === 1 ? come : []
  })
}

const listKindsBeyond = (set: readonly SetGarment[], other: readonly SetGarment[]) => [
  ...new Set(set.map(({ kind }) => kind).filter((kind) => !other.some((garment) => garment.kind === kind))),
]
