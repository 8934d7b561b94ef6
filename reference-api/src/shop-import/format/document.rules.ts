import { create, StructError, type Struct } from 'superstruct'
import { LineCounter, parseDocument, type Document } from 'yaml'
import type { ImportProblem } from './import-problem.rules'

/** Reads a YAML file. Reports each problem with its line number. */
export function readDocument<Value, Schema>(
  file: string,
  content: string,
  struct: Struct<Value, Schema>,
): { value: Value | undefined; problems: ImportProblem[] } {
  const lines = new LineCounter()
  const document = parseDocument(content, { lineCounter: lines })
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line,
      column: '',
      reason: 'YAMLとして読めません',
    }))
    return { value: undefined, problems }
  }
  try {
    return { value: create(document.toJS(), struct), problems: [] }
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const problems = error.failures().map((failure) => ({
      file,
      line: findLine(document, failure.path, lines),
      column: failure.path.join('.'),
      reason:
        failure.type === 'never'
          ? '知らない項目です'
          : failure.value === undefined
            ? '入力してください'
            : `値が正しくありません（${JSON.stringify(failure.value)}）`,
    }))
    return { value: undefined, problems }
  }
}

/** Returns the line of the deepest part of the path that exists. */
function findLine(document: Document, path: readonly unknown[], lines: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range))
      return lines.linePos(node.range[0]).line
  }
  return 1
}
