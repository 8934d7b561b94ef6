import { buffer } from 'node:stream/consumers'
import { paper, type Shape } from './noshi-paper.rules'

const pointsPerMm = 72 / 25.4

/** Renders each noshi on its own landscape A4 page. */
export async function noshiPdf(
  pages: readonly (readonly Shape[])[],
  { title }: { title: string },
): Promise<Buffer> {
  const { default: PdfKit } = await import('pdfkit')
  const size: [number, number] = [paper.width * pointsPerMm, paper.height * pointsPerMm]
  const document = new PdfKit({ size, margin: 0, autoFirstPage: false, info: { Title: title } })
  const finished = buffer(document)
  for (const shapes of pages) {
    document.addPage().scale(pointsPerMm)
    for (const { d, fill, stroke, width = 1 } of shapes) {
      if (fill) document.path(d).fill(fill)
      if (stroke) document.path(d).lineWidth(width).lineCap('round').stroke(stroke)
    }
  }
  document.end()
  return finished
}
