import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './db'

class Slot {
  constructor(readonly name: string | symbol) {}
}

/**
 * Returns a query that is compiled only once, on first use, with slots in place of the values. `build` sees
 * only the slots, so it must pass the values through unchanged and always build the same SQL.
 */
export function compileOnce<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db, values: Values): Promise<Row[]> => {
    compiled ??= build(db, new Proxy({}, { get: (_, name) => new Slot(name) }) as Values).compile()
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    )
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
