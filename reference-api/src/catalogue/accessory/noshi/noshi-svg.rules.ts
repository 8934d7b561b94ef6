import { paper, type Shape } from './noshi-paper.rules'

export function noshiSvg(shapes: readonly Shape[]): string {
  const size = `width="${paper.width}mm" height="${paper.height}mm" viewBox="0 0 ${paper.width} ${paper.height}"`
  const background = `<path fill="#fff" d="M0 0H${paper.width}V${paper.height}H0Z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${background}${shapes.map(element).join('')}</svg>`
}

const short = (d: string) =>
  d.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))

function element({ d, fill = 'none', stroke, width }: Shape): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"` : ''
  return `<path fill="${fill}"${line} d="${short(d)}"/>`
}
