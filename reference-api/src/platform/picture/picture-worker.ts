import { constants, setPriority } from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
import sharp from 'sharp'
import { renderVariants } from './render-variants'
import type { Rendering } from './render-in-worker'

// Set the priority before the first rendering, because threads inherit it.
setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)

process.once('message', (renderings) => {
  void renderOneByOne(renderings as Rendering[]).then((rendered) => process.send?.(rendered))
})

process.once('disconnect', () => process.exit())

async function renderOneByOne(renderings: Rendering[]): Promise<Buffer[][]> {
  const rendered: Buffer[][] = []
  for (const { original, width, variants } of renderings) {
    const begun = performance.now()
    rendered.push(await renderVariants(original, width, variants))
    // Leave half a CPU idle even where the priority has no effect, e.g. between containers.
    await rest(performance.now() - begun)
  }
  return rendered
}
