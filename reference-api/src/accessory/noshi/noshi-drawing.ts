import type { Services } from '../../services'
import { Rejection } from '../../http/rejection'
import type { Noshi } from './draw-noshi'
import { drawNoshiSvg } from './noshi-svg'
import { askNoshiWorker, hasNoshiWorker } from './worker/ask-noshi-worker'

/** More than these wait too long for each other: a drawing takes a fiftieth of a second. */
const drawingsAtOnce = 24
let drawing = 0

/**
 * The SVG of a noshi. The same words are drawn once, whoever asks meanwhile waits for that drawing; 429 when
 * too many others wait already.
 * @param mayDraw asked only where something must be drawn; throws otherwise
 */
export const recallNoshi = (
  { memory, clock }: Pick<Services, 'memory' | 'clock'>,
  noshi: Noshi,
  mayDraw: () => void,
): Promise<Buffer> =>
  memory.recall(`noshi ${JSON.stringify(noshi)}`, 'fonts', clock.now(), async () => {
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
