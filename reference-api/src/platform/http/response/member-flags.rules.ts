/**
 * A boolean field that shared answers say of objects with an `id`: true for the members who have a row in
 * `table` with that id in `column`, false for everyone else.
 */
export type MemberFlag =
  | { field: 'is_favorite'; table: 'product_like'; column: 'product_id' }
  | { field: 'is_read'; table: 'news_readable'; column: 'news_id' }

/** A flag of a serialised answer: the objects' ids, and the byte offset of each of its values. */
export type FlagPlaces = { flag: MemberFlag; ids: number[]; places: { id: number; offset: number }[] }

/** The ids for which a flag is true, by its field. */
export type FlaggedIds = Partial<Record<MemberFlag['field'], number[]>>

/**
 * Finds the flags in the body of an answer that says false for each of them. Leaves out flags that the answer
 * doesn't say of any object.
 */
export const findFlagPlaces = (flags: readonly MemberFlag[], answer: unknown, body: Buffer): FlagPlaces[] =>
  flags
    .map((flag) => {
      const places = findPlaces(flag.field, listFlagged(answer, flag.field), body)
      return { flag, ids: [...new Set(places.map(({ id }) => id))], places }
    })
    .filter(({ ids }) => ids.length > 0)

/** Returns the body with the member's flags. A member without any of them gets the body itself. */
export function writeFlags(body: Buffer, flags: readonly FlagPlaces[], flagged: FlaggedIds): Buffer {
  let own: Buffer | undefined
  for (const { flag, places } of flags) {
    const ids = new Set(flagged[flag.field])
    for (const { id, offset } of places) {
      if (!ids.has(id)) continue
      own ??= Buffer.from(body)
      // JSON permits the space, and the other offsets stay valid.
      own.write('true ', offset, 'latin1')
    }
  }
  return own ?? body
}

/** Lists the ids of the objects that have the field, in the order in which JSON writes it. */
function listFlagged(value: unknown, field: string, ids: unknown[] = []): unknown[] {
  if (typeof value !== 'object' || value === null) return ids
  for (const [name, member] of Object.entries(value))
    if (name === field && member === false) ids.push((value as { id?: unknown }).id)
    else listFlagged(member, field, ids)
  return ids
}

/** Finds each id's value in the body. No text can contain the key, because JSON escapes quotes. */
function findPlaces(field: string, ids: readonly unknown[], body: Buffer): FlagPlaces['places'] {
  const key = `"${field}":`
  let end = 0
  const places = ids.map((id) => {
    const start = body.indexOf(`${key}false`, end)
    if (start < 0) throw new Error(`The body has fewer ${field} than the answer`)
    end = start + key.length
    return { id, offset: end }
  })
  return places.filter((place): place is { id: number; offset: number } => typeof place.id === 'number')
}
