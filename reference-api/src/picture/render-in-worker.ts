import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { renderVariants } from './render-variants'
import type { PictureVariant } from './picture.rules'

/** One original and the variants that are wanted of it. */
export type Rendering = { original: Buffer; width: number; variants: PictureVariant[] }

const program = path.join(__dirname, 'render-worker.cjs')

/**
 * Renders in a process of its own at the lowest priority: shoppers' requests never wait for it.
 * From sources, as in tests, there is no such program, and the rendering is done here.
 */
export async function renderInWorker(renderings: Rendering[]): Promise<Buffer[][]> {
  if (!existsSync(program))
    return Promise.all(
      renderings.map(({ original, width, variants }) => renderVariants(original, width, variants)),
    )
  const child = fork(program, { serialization: 'advanced' })
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (rendered) => resolve(rendered as Buffer[][]))
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`the rendering program ended with code ${code}`)))
      child.send(renderings)
    })
  } finally {
    child.kill()
  }
}
