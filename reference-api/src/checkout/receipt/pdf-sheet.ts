import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'

const fontPath = () =>
  createRequire(__filename).resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf')

export const margin = 50
export const width = 595 - margin * 2
const bottom = 780

export type Sheet = InstanceType<typeof PDFDocument>

/** Creates an A4 PDF that embeds only the glyphs it uses. */
export async function pdfSheet(
  info: { Title: string; Author: string; Subject: string },
  write: (sheet: Sheet) => void,
): Promise<Buffer> {
  // Imported on demand, because pdfkit and its fonts would take up an eighth of the server's startup time.
  const { default: PdfKit } = await import('pdfkit')
  const sheet = new PdfKit({ size: 'A4', margin, font: fontPath(), info })
  const finished = buffer(sheet)
  write(sheet)
  sheet.end()
  return finished
}

export function writeRow(
  sheet: Sheet,
  label: string,
  figures: readonly { text: string; width: number }[],
): void {
  if (sheet.y > bottom) sheet.addPage()
  const top = sheet.y
  const taken = figures.reduce((sum, figure) => sum + figure.width, 0)
  sheet.fontSize(10).text(label, margin, top, { width: width - taken - 10 })
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
  for (const line of lines) sheet.text(line, margin, sheet.y, { width, align: 'right' })
}
