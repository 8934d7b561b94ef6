import type { ConnectedDatabase } from '../../platform/database/connect'
import { readStatements, type ExecutedStatement } from './executed-statements'
import { freshDatabase } from '../fresh-database'

/** The statements run by the preceding test run on PostgreSQL. */
const statements = readStatements(process.env['EXECUTED_STATEMENTS'] ?? '')
let database: ConnectedDatabase

beforeAll(async () => void (database = await freshDatabase()))
afterAll(() => database.close())

test('reads the SQL statements recorded during the PostgreSQL test run', () => {
  expect(statements.length).toBeGreaterThan(500)
})

test('prepares every recorded statement on the embedded database', async () => {
  const refused: string[] = []
  const tried = new Set<string>()
  for (const statement of statements) {
    const reason = await refusalOf(statement, tried)
    if (reason) refused.push(`${reason}\n  ${statement.text}\n  by ${statement.testFile}`)
  }

  expect(refused).toEqual([])
})

test('rejects an invalid statement and an invalid value', async () => {
  const refuse = (text: string, ...values: unknown[]) =>
    refusalOf({ text, values, testFile: 'none' }, new Set())

  expect(await refuse('select no_such_column')).toContain('no_such_column')
  expect(await refuse('select id from channel where id = $1', { id: 1 })).toBeDefined()
  expect(await refuse('select id from channel where id = $1', 1)).toBeUndefined()
})

/**
 * Returns the embedded database's error for a statement or one of its values.
 * @param tried column and value types that have already passed, to which this function adds
 */
async function refusalOf({ text, values }: ExecutedStatement, tried: Set<string>) {
  try {
    await database.executeSql(`prepare one as ${text}`)
    const { rows } = await database.executeSql(
      'select parameter_types::text[] as types from pg_prepared_statements',
    )
    await database.executeSql('deallocate one')
    const [{ types }] = rows as [{ types: string[] }]
    for (const [index, value] of values.entries()) {
      const key = `${types[index]} ${Object.prototype.toString.call(value)}`
      if (!tried.has(key)) await database.executeSql(`select $1::${types[index]}`, [value])
      tried.add(key)
    }
    return undefined
  } catch (cause) {
    return String(cause)
  }
}
