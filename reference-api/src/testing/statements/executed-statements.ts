import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import pg from 'pg'

/** A statement that a test ran on PostgreSQL, with sample values for its parameter types. */
export type ExecutedStatement = { text: string; values: unknown[]; testFile: string }

type Arguments = [string | { text?: string; values?: unknown[] }, unknown?]

/** Matches queries, but not begin, commit, savepoints and DDL. */
const isQuery = /^\s*(select|insert|update|delete|with)\b/i

const folder = process.env['EXECUTED_STATEMENTS']
const noted = new Map<string, ExecutedStatement>()

/**
 * Records the statements that this test file runs on PostgreSQL, with one set of values per text and
 * parameter types. `saveStatements` writes them to the EXECUTED_STATEMENTS folder. Does nothing if the
 * variable isn't set.
 */
export function noteStatements(testFile: string) {
  if (!folder) return
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: Arguments) {
    const [first, second] = args
    const text = typeof first === 'string' ? first : first.text
    const values = typeof first === 'string' ? second : first.values
    const answer = (query as (...words: unknown[]) => unknown).apply(this, args)
    // Don't record statements that fail, because their test is about the failure.
    if (text && Array.isArray(values) && isQuery.test(text) && answer instanceof Promise)
      answer.then(
        () => note({ text, values, testFile }),
        () => undefined,
      )
    return answer
  } as typeof query
}

function note(statement: ExecutedStatement) {
  const key = `${statement.values.map(typeOf).join()} ${statement.text}`
  if (!noted.has(key)) noted.set(key, statement)
}

const typeOf = (value: unknown) => Object.prototype.toString.call(value)

export function saveStatements() {
  if (!folder || noted.size === 0) return
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}-${performance.now()}.bin`)
  writeFileSync(file, serialize([...noted.values()]))
}

/** Reads all statements of a run, one per text and parameter types. */
export function readStatements(from: string): ExecutedStatement[] {
  for (const file of readdirSync(from))
    for (const statement of deserialize(readFileSync(join(from, file))) as ExecutedStatement[])
      note(statement)
  return [...noted.values()]
}
