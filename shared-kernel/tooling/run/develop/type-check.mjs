import ts from 'typescript'

// Reports a program's type errors after each change: node type-check.mjs <tsconfig.json>
const [file = ''] = process.argv.slice(2)

process.once('disconnect', () => process.exit())
process.on('SIGINT', () => undefined)

const silent = () => undefined
const host = ts.createWatchCompilerHost(
  file,
  {},
  ts.sys,
  ts.createSemanticDiagnosticsBuilderProgram,
  silent,
  silent,
)
host.afterProgramCreate = (builder) => {
  const program = builder.getProgram()
  // The build reports syntax errors, so they aren't reported here.
  const isReadable = program.getSyntacticDiagnostics().length === 0
  const found = isReadable
    ? [
        ...program.getConfigFileParsingDiagnostics(),
        ...program.getGlobalDiagnostics(),
        ...builder.getSemanticDiagnostics(),
      ]
    : []
  // The parent process may have exited.
  process.send?.(found.map(toProblem), undefined, {}, () => undefined)
  builder.emit()
}
ts.createWatchProgram(host)

/**
 * @param {ts.Diagnostic} diagnostic
 * @returns {import('./problems/problems.mjs').Problem}
 */
function toProblem({ file: source, start, messageText }) {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n')
  if (!source || start === undefined) return { message }
  const { line, character } = source.getLineAndCharacterOfPosition(start)
  return { message, place: { file: source.fileName, line: line + 1, column: character + 1 } }
}
