import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { drawVariants } from './draw-variant'
import type { Drawing } from './quiet-drawing'

// Before the first drawing: threads inherit it.
setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)

process.once('message', (drawings) => {
  void drawOneByOne(drawings as Drawing[]).then((drawn) => process.send?.(drawn))
})

process.once('disconnect', () => process.exit())

async function drawOneByOne(drawings: Drawing[]): Promise<Buffer[][]> {
  const drawn: Buffer[][] = []
  for (const { original, width, variants } of drawings) drawn.push(await drawVariants(original, width, variants))
  return drawn
}
