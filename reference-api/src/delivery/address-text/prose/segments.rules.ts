import { isSurname } from '../person/split-name.rules'
import { splitRows } from '../table/split-rows.rules'

/** A line, or a cell of a line that is cut by delimiters. */
export type Segment = {
  text: string
  firstLine: number
  lastLine: number
  isAfterBlank: boolean
  /** Cells of one row belong to one person. */
  row?: number
}

/** Longest line that is searched as one. */
const lineMax = 400

const rule = /^[\s\-=*_~―─━‐–—☆★◇◆■□・.+#]{3,}$/
const quoting = /^(?:\s*[>|] ?)+(?=\S)/
const bullet =
  /^\s*(?:[〔［\[【(]\s?\d{1,2}\s?(?:人目|件目|つ目|番目)?\s?[〕］\]】)]\s*|\d{1,2}(?:人目|件目|つ目)\s?[:.)]?\s*|[★☆・•●■◆◇□○◎▼▶*➡→-]\s*|[①-⑳]\s*|\(?\d{1,2}[.)]\s+|\d{1,2}\s+(?=[^\d\s-])|[☑☐✓✔✅]\s*(?:済み?|未)?\s*)/u
const date = String.raw`20\d{2}[/年.]\s?\d{1,2}[/月.]\s?\d{1,2}日?(?:\s?\([^()]{1,3}\))?`
const speaker = new RegExp(String.raw`^\s*[\[(]?(?:${date}\s+)?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s+\S{1,12}\s+`)
const dates = new RegExp(date, 'g')
const mailHeader = /^\s*(?:件名|日時|日付|送信日時|差出人|From|To|Cc|Bcc|Subject|Date)\s*:/i
/** An address that is repeated in Latin letters. */
const latinAddress =
  /^[\x20-\x7E]*(?:-(?:ku|cho|shi|machi|ken|fu|gun|mura|chome|dori)\b|\b(?:Japan|Tokyo|Osaka|Kyoto)\b)[\x20-\x7E]*$/i
const links = /https?:\/\/\S+|\S+@\S+\.\S+|@[\w.]+/g

/** Cuts cleaned text into lines and cells. A line that ends in a hyphen goes on in the next one. */
export function splitSegments(text: string): Segment[] {
  const rows = splitHeadless(text)
  if (rows) return rows
  const segments: Segment[] = []
  let isAfterBlank = true
  const lines = text.split('\n')
  for (let line = 0; line < lines.length; line += 1) {
    const firstLine = line
    const [start = '', ...later] = cutLong(lines[line]!)
    let joined = stripLine(start)
    while (
      /(?:〒|\d-)\s*$/.test(joined.slice(-8)) &&
      /^\s*\d/.test(stripLine((lines[line + 1] ?? '').slice(0, lineMax))) &&
      line - firstLine < 5
    ) {
      line += 1
      joined = joined.trimEnd() + stripLine(lines[line]!.slice(0, lineMax)).trim()
    }
    if (joined.trim() === '' || rule.test(joined)) isAfterBlank = true
    else {
      segments.push(...splitCells(joined, { firstLine, lastLine: line, isAfterBlank }))
      isAfterBlank = false
    }
    for (const part of later)
      segments.push(...splitCells(stripLine(part), { firstLine, lastLine: line, isAfterBlank: false }))
  }
  return segments
}

/** Cuts a long line behind a sentence or a word, because searching one takes time by its square. */
function cutLong(line: string): string[] {
  const parts: string[] = []
  let position = 0
  while (line.length - position > lineMax) {
    const window = line.slice(position, position + lineMax)
    const sentence = window.lastIndexOf('。') + 1
    const word = Math.max(window.lastIndexOf(' '), window.lastIndexOf('、')) + 1
    const length = sentence || word || lineMax
    parts.push(window.slice(0, length))
    position += length
  }
  return [...parts, line.slice(position)]
}

/** Removes marks of quotation and lists, the speaker of a chat, links and mail headers. */
function stripLine(line: string): string {
  if (/^\s*To\s*:.*様\s*$/.test(line)) return line.replace(/^\s*To\s*:/, '')
  if (mailHeader.test(line)) return ''
  return line
    .replace(quoting, '')
    .replace(links, ' ')
    .replace(speaker, '')
    .replace(dates, ' ')
    .replace(bullet, '')
    .replace(/[\s◆■●◇★☆□]+$/, '')
    .replace(latinAddress, '')
    .replace(/\p{Extended_Pictographic}/gu, (sign) => (sign === '📠' ? 'FAX' : ' '))
}

type Position = Omit<Segment, 'text'>

function splitCells(line: string, position: Position): Segment[] {
  const cells = line
    .split(delimiterOf(line))
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  return cells.map((text, index) => ({
    ...position,
    text,
    isAfterBlank: position.isAfterBlank && index === 0,
  }))
}

function delimiterOf(line: string): RegExp {
  const count = (sign: string) => line.split(sign, 4).length - 1
  if (count('\t') > 0) return /\t/
  if (count('|') > 1) return /\|/
  if (count(';') > 1) return /;/
  if (count('/') > 1) return /\//
  return / {2,}| \/ /
}

/** Rows of a table without headings: tabs, or quoted cells, or at least three commas in each line. */
function splitHeadless(text: string): Segment[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isTabbed =
    text.includes('\t') &&
    splitRows(text, '\t').some(({ cells }) => cells.filter((cell) => cell !== '').length > 2)
  const isCommaed = lines.length > 0 && lines.every((line) => line.split(',', 4).length === 4)
  if (!isTabbed && !isCommaed) return undefined
  return splitRows(text, isTabbed ? '\t' : ',').flatMap(({ cells, firstLine, lastLine }, row) =>
    joinCells(
      cells.map((cell) => cell.slice(0, lineMax).replace(links, ' ').trim()).filter((cell) => cell !== ''),
    ).map((cell) => ({
      text: cell.replace(/\s+/g, ' '),
      firstLine,
      lastLine,
      isAfterBlank: false,
      row,
    })),
  )
}

const joinCells = (cells: readonly string[]) => joinPlaces(joinNames(cells))

/** Joins prefecture, municipality and street of neighbouring cells. */
function joinPlaces(cells: readonly string[]): string[] {
  const joined: string[] = []
  let isOpen = false
  for (const cell of cells) {
    const isPlace = isPlaceName(cell) && !/\s/.test(cell)
    if (isOpen) joined.push(`${joined.pop()}${cell}`)
    else joined.push(cell)
    isOpen = (isOpen || isPlace) && isPlace
  }
  return joined
}

const shortName = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶー]{1,5}$/u
const onlyKana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u

/** Joins surname and first name of neighbouring cells, and their readings. */
function joinNames(cells: readonly string[]): string[] {
  const joined: string[] = []
  let hasName = false
  let hasKana = false
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index]!
    const next = cells[index + 1] ?? ''
    const isPair =
      shortName.test(cell) &&
      shortName.test(next) &&
      !isPlaceName(cell) &&
      !isPlaceName(next) &&
      !/^(?:様|殿|先生|御中|さん)$/.test(next)
    const isKana = onlyKana.test(cell) && onlyKana.test(next) && (hasName || joined.length > 0)
    const isTaken = isKana ? hasKana : hasName
    if (!isPair || isTaken) joined.push(cell)
    else {
      joined.push(`${cell} ${next}`)
      index += 1
      if (isKana) hasKana = true
      else hasName = true
    }
  }
  return joined
}

const isPlaceName = (cell: string) => /^.{2,4}[都道府県]$|^.+[市区町村郡]$/.test(cell) && !isSurname(cell)
