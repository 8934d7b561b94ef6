import type { Services } from '../../../services'
import { Rejection } from '../../../platform/http/rejection'
import type { Noshi } from './draw-noshi'
import { drawNoshiSvg } from './noshi-svg'
import { askNoshiWorker, hasNoshiWorker } from './worker/ask-noshi-worker'

/** Max drawings in the queue. Each takes 20 ms, so a longer queue would make requests wait too long. */
const drawingsAtOnce = 24
let drawing = 0

/**
 * Returns the noshi's SVG, cached. Concurrent requests for the same text share one drawing. Responds 429 when
 * the queue is full.
 * @param mayDraw called before drawing a noshi that isn't cached; throws to reject the request
 */
export const cachedNoshi = (
  { shopCache }: Pick<Services, 'shopCache'>,
  noshi: Noshi,
  mayDraw: () => void,
): Promise<Buffer> =>
  shopCache.fetch(`noshi ${JSON.stringify(noshi)}`, 'fonts', async () => {
    mayDraw()
    const value = await drawInTurn(noshi)
    return { value, bytes: value.length }
  })

async function drawInTurn(noshi: Noshi): Promise<Buffer> {
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
    return Buffer.from(await (hasNoshiWorker() ? askNoshiWorker({ noshi }) : drawNoshiSvg(noshi)))
  } finally {
    drawing -= 1
  }
}
