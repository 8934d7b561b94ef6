import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import pg from 'pg'

/** A statement that a test executed on PostgreSQL, with values of each type passed to it. */
export type ExecutedStatement = { text: string; values: unknown[]; testFile: string }

type Arguments = [string | { text?: string; values?: unknown[] }, unknown?]

/** Excludes begin, commit, savepoints and definitions of tables. */
const isQuery = /^\s*(select|insert|update|delete|with)\b/i

const folder = process.env['EXECUTED_STATEMENTS']
const noted = new Map<string, ExecutedStatement>()

/**
 * Records the statements with values that this test file executes on PostgreSQL, one for each text and types
 * of values. `saveStatements` writes them to the folder EXECUTED_STATEMENTS; without it they are not
 * recorded.
 */
export function noteStatements(testFile: string) {
  if (!folder) return
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: Arguments) {
    const [first, second] = args
    const text = typeof first === 'string' ? first : first.text
    const values = typeof first === 'string' ? second : first.values
    const answer = (query as (...words: unknown[]) => unknown).apply(this, args)
    // A refused statement is not recorded: its test is about the refusal.
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

/** The statements of a run, each once per types of its values. */
export function readStatements(from: string): ExecutedStatement[] {
  for (const file of readdirSync(from))
    for (const statement of deserialize(readFileSync(join(from, file))) as ExecutedStatement[])
      note(statement)
  return [...noted.values()]
}
