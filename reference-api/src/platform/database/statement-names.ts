import pg from 'pg'

/** Statements are prepared on their third use. The server parses and plans each one once per connection. */
const usesBeforeName = 3
/** Cap on prepared statements, because each takes up memory in every connection. */
const namesMax = 200
const textsMax = 2_000

const uses = new Map<string, number>()
const names = new Map<string, string>()
let generation = 0

function getStatementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= namesMax) return known
  const count = (uses.get(text) ?? 0) + 1
  if (uses.size >= textsMax) uses.clear()
  uses.set(text, count)
  if (count < usesBeforeName) return undefined
  uses.delete(text)
  const name = `s${generation}-${names.size}`
  names.set(text, name)
  return name
}

/**
 * Marks statements that were named anew. PgBouncer shares a prepared statement among clients by its text, and
 * would go on answering with the outdated one.
 */
const markGeneration = (text: string) => (generation === 0 ? text : `${text} /* ${generation} */`)

/**
 * Checks for the error that occurs when a newer process's migration has changed the columns of a named
 * statement.
 */
const isOutdated = (error: unknown) =>
  error instanceof Error && error.message.includes('cached plan must not change result type')

/** Matches the statements to name. Naming begin, commit or savepoint statements gains nothing. */
const isQuery = /^\s*(select|insert|update|delete|with)\b/i

/** A client that turns repeated queries into prepared statements. */
export class NamingClient extends pg.Client {
  // pg's overloads of `query` can't be redeclared, so anything but a plain query is passed through.
  override query = ((...args: unknown[]) => {
    const ask = pg.Client.prototype.query.bind(this) as (...args: unknown[]) => unknown
    const [text, values] = args
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || !isQuery.test(text))
      return ask(...args)
    const name = getStatementName(text)
    if (name === undefined) return ask(text, values)
    return (ask({ name, text: markGeneration(text), values }) as Promise<unknown>).catch((cause: unknown) => {
      if (!isOutdated(cause)) throw cause
      if (names.get(text) === name) {
        generation += 1
        names.clear()
      }
      // Inside a transaction, the error has aborted the transaction. Outside, the query had no effect and can
      // be retried.
      if (this.getTransactionStatus() !== 'I') throw cause
      return ask(text, values)
    })
  }) as typeof pg.Client.prototype.query
}
