export type Row = { cells: string[]; firstLine: number; lastLine: number }

/** Splits delimited text into rows in one pass. Quoted cells may hold delimiters and line breaks. */
export function splitRows(text: string, delimiter: string): Row[] {
  return (
    splitQuoted(text, { delimiter, hasQuotes: true }) ??
    splitQuoted(text, { delimiter, hasQuotes: false }) ??
    []
  )
}

type Format = { delimiter: string; hasQuotes: boolean }

/** Returns undefined if a quoted cell isn't closed. */
function splitQuoted(text: string, { delimiter, hasQuotes }: Format): Row[] | undefined {
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  /** The cell was in quotes, so the text between delimiters isn't it. */
  let isClosed = false
  let line = 0
  let firstLine = 0
  let cellStart = 0
  const endRow = () => {
    cells.push(cell.trim())
    rows.push({ cells, firstLine, lastLine: line })
    cells = []
    cell = ''
    isClosed = false
  }
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]!
    if (isQuoted) {
      if (sign === '\n') line += 1
      if (sign !== '"') continue
      if (text[index + 1] === '"') {
        index += 1
        continue
      }
      isQuoted = false
      isClosed = true
      cell = text.slice(cellStart, index).replaceAll('""', '"')
      continue
    }
    if (hasQuotes && sign === '"' && text.slice(cellStart, index).trim() === '' && !isClosed) {
      isQuoted = true
      cellStart = index + 1
    } else if (sign === delimiter) {
      cells.push(isClosed ? cell.trim() : text.slice(cellStart, index).trim())
      cell = ''
      isClosed = false
      cellStart = index + 1
    } else if (sign === '\n') {
      if (isQuoted) return undefined
      if (!isClosed) cell = text.slice(cellStart, index)
      endRow()
      line += 1
      firstLine = line
      cellStart = index + 1
    }
  }
  if (isQuoted) return undefined
  if (!isClosed) cell = text.slice(cellStart)
  endRow()
  return rows
}

/** Rows of a table in Markdown lose their outer bars and their rule. */
export function splitBarredRows(text: string): Row[] {
  return splitRows(text, '|').flatMap((row) => {
    const isRule = row.cells.every((cell) => /^[-: ]*$/.test(cell))
    if (isRule) return []
    const cells = row.cells[0] === '' ? row.cells.slice(1) : row.cells
    return [{ ...row, cells: cells.at(-1) === '' ? cells.slice(0, -1) : cells }]
  })
}
