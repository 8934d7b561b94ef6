import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Database } from './schema'

class Slot {
  constructor(readonly name: string | symbol) {}
}

/**
 * A query with a constant text, built at its first use with slots for the values. `build` must pass the
 * values on unchanged: it only sees slots.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Compilable<Row>,
) {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Kysely<Database>, values: Values): Promise<Row[]> => {
    compiled ??= build(db, new Proxy({}, { get: (_, name) => new Slot(name) }) as Values).compile()
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    )
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
