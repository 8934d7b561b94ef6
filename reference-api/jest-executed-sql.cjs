const { writeFileSync } = require('node:fs')
const path = require('node:path')

/**
 * Writes the code that a run has executed to the file that EXECUTED_SQL names:
 * `{ "<file> <function> <statement>": [test files] }`.
 */
module.exports = class ExecutedSqlReporter {
  constructor() {
    this.executed = {}
  }

  onTestResult(test, { coverage }) {
    const testFile = path.relative(__dirname, test.path)
    for (const { path: file, s: counts, statementMap, fnMap } of Object.values(coverage ?? {}))
      for (const [id, count] of Object.entries(counts))
        if (count > 0) {
          const key = `${path.relative(__dirname, file)} ${functionAt(fnMap, statementMap[id])} ${id}`
          ;(this.executed[key] ??= []).push(testFile)
        }
  }

  onRunComplete() {
    writeFileSync(process.env.EXECUTED_SQL, JSON.stringify(this.executed))
  }
}

/** The innermost function around a statement; undefined for what a module runs when it is loaded. */
function functionAt(functions, { start }) {
  const around = Object.values(functions).filter(
    ({ loc }) => isBefore(loc.start, start) && isBefore(start, loc.end),
  )
  return around.at(-1)?.name
}

const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.column <= b.column)
