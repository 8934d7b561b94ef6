import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'

const fontPath = () =>
  createRequire(__filename).resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf')

export const margin = 50
export const width = 595 - margin * 2
const bottom = 842 - margin

export type Sheet = InstanceType<typeof PDFDocument>

/** Creates an A4 PDF that embeds only the glyphs it uses. */
export async function pdfSheet(
  info: { Title: string; Author: string; Subject: string },
  write: (sheet: Sheet) => void,
): Promise<Buffer> {
  // Imported on demand, because pdfkit and its fonts would take up an eighth of the server's startup time.
  const { default: PdfKit } = await import('pdfkit')
  const sheet = new PdfKit({ size: 'A4', margin, font: fontPath(), info, bufferPages: true })
  const finished = buffer(sheet)
  write(sheet)
  numberPages(sheet)
  sheet.end()
  return finished
}

function numberPages(sheet: Sheet): void {
  const { count } = sheet.bufferedPageRange()
  if (count === 1) return
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page)
    // Text below the margin would start another page.
    sheet.page.margins.bottom = 0
    sheet.fontSize(9).text(`${page + 1}／${count}`, margin, bottom + 15, { width, align: 'center' })
  }
}

/** Starts a new page if the next `height` points don't fit. A row must not continue on another page. */
function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height > bottom) sheet.addPage()
}

/** Writes a line of at most `size` points, smaller if it would wrap. */
export function writeOnOneLine(
  sheet: Sheet,
  text: string,
  { size, ...options }: { size: number; align?: 'center'; underline?: boolean },
): void {
  // Text that just fits may still wrap, because words are measured one by one.
  const fitting = (0.96 * size * width) / sheet.fontSize(size).widthOfString(text)
  sheet.fontSize(Math.min(size, fitting)).text(text, margin, sheet.y, { width, ...options })
}

export function writeNote(sheet: Sheet, text: string): void {
  keepTogether(sheet.fontSize(9), sheet.heightOfString(text, { width }))
  sheet.text(text, margin, sheet.y, { width })
}

export function writeRow(
  sheet: Sheet,
  label: string,
  figures: readonly { text: string; width: number }[],
): void {
  const taken = figures.reduce((sum, figure) => sum + figure.width, 0)
  const labelWidth = width - taken - 10
  keepTogether(sheet.fontSize(10), sheet.heightOfString(label, { width: labelWidth }))
  const top = sheet.y
  sheet.text(label, margin, top, { width: labelWidth })
  const next = sheet.y
  let left = margin + width - taken
  for (const figure of figures) {
    sheet.text(figure.text, left, top, { width: figure.width, align: 'right' })
    left += figure.width
  }
  sheet.y = Math.max(next, sheet.y)
  sheet.x = margin
}

export function writeRule(sheet: Sheet): void {
  // Leave room for the text's descenders.
  sheet.y += 3
  sheet
    .moveTo(margin, sheet.y)
    .lineTo(margin + width, sheet.y)
    .stroke()
    .moveDown(0.3)
}

export function writeRight(sheet: Sheet, lines: readonly string[]): void {
  sheet.fontSize(10)
  const height = lines.reduce((sum, line) => sum + sheet.heightOfString(line, { width }), 0)
  keepTogether(sheet, height)
  for (const line of lines) sheet.text(line, margin, sheet.y, { width, align: 'right' })
}
