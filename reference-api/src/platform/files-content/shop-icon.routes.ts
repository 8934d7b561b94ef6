import sharp from 'sharp'
import { cleanSvg } from '../cms-html/cms-svg.rules'
import { Rejection } from '../http/rejection'
import type { Api } from '../http/serve'
import { findSvg } from './files-content.sql'
import { toIco, readIconName } from './shop-icon.rules'

const logoUrl = '/svg/logo.svg'
/** Share of the icon's width for the logo, because phones crop icons to circles or squares. */
const share = 0.72

async function drawIcon(svg: string, size: number): Promise<Buffer> {
  const sign = await sharp(Buffer.from(svg), { density: 600 })
    .resize(Math.round(size * share), Math.round(size * share), { fit: 'contain', background: '#fff0' })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: '#fff' } })
    .composite([{ input: sign }])
    .png()
    .toBuffer()
}

export function shopIconRoutes(app: Api): void {
  /** Icons by shop and size, with the SVG that each was rendered from. */
  const drawn = new Map<string, { svg: string; png: Promise<Buffer> }>()

  app.get<{ Params: { file: string } }>('/media/icon/:file', async ({ params, headers }, reply) => {
    const icon = readIconName(params.file)
    const { channel } = await app.admission.shopOf(headers['x-ecd-channel-id'])
    const svg = icon && (await findSvg(app.services.readDb, channel.id, logoUrl))
    if (!svg) throw new Rejection(404, 'shop_icon.not_found', '画像が見つかりませんでした')
    const key = `${channel.id} ${icon.size}`
    const known = drawn.get(key)
    const drawing = known?.svg === svg ? known : { svg, png: drawIcon(cleanSvg(svg), icon.size) }
    drawn.set(key, drawing)
    const png = await drawing.png
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'x-ecd-channel-id')
      .type(icon.isIco ? 'image/x-icon' : 'image/png')
      .send(icon.isIco ? toIco(png, icon.size) : png)
  })
}
