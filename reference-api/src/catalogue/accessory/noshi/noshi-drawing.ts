import type { NoshiFormat } from '@storefront/contracts'
import sharp from 'sharp'
import type { Services } from '../../../services'
import { Rejection } from '../../../platform/http/rejection'
import type { Noshi } from './draw-noshi'
import { drawNoshiSvg } from './noshi-svg'
import { askNoshiWorker, hasNoshiWorker } from './worker/ask-noshi-worker'

/** Max drawings in the queue. Each takes 20 ms, so a longer queue would make requests wait too long. */
const drawingsAtOnce = 24
/** Pixels. Twice the width that a mail shows. */
const pngWidth = 600
let drawing = 0

/**
 * Returns the noshi as a file, cached. Concurrent requests for the same text share one drawing. Responds 429
 * when the queue is full.
 * @param mayDraw called before drawing a noshi that isn't cached; throws to reject the request
 */
export const cachedNoshi = (
  { shopCache }: Pick<Services, 'shopCache'>,
  noshi: Noshi,
  format: NoshiFormat,
  mayDraw: () => void,
): Promise<Buffer> =>
  shopCache.fetch(`noshi ${format} ${JSON.stringify(noshi)}`, 'fonts', async () => {
    mayDraw()
    const value = await drawInTurn(noshi, format)
    return { value, bytes: value.length }
  })

async function drawInTurn(noshi: Noshi, format: NoshiFormat): Promise<Buffer> {
  if (drawing >= drawingsAtOnce)
    throw new Rejection(
      429,
      'server.busy',
      'ただいま混みあっています。しばらくしてからもう一度お試しください',
      {},
      { 'retry-after': '2' },
    )
  drawing += 1
  try {
    const svg = Buffer.from(await (hasNoshiWorker() ? askNoshiWorker({ noshi }) : drawNoshiSvg(noshi)))
    return format === 'svg' ? svg : await sharp(svg).resize({ width: pngWidth }).png().toBuffer()
  } finally {
    drawing -= 1
  }
}
