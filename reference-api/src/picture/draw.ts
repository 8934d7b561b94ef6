import { constants, setPriority } from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
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
  for (const { original, width, variants } of drawings) {
    const begun = performance.now()
    drawn.push(await drawVariants(original, width, variants))
    // Half a processor stays free even where the priority does not count, as between containers.
    await rest(performance.now() - begun)
  }
  return drawn
}
