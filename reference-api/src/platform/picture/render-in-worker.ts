import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { renderVariants } from './render-variants'
import type { PictureVariant } from './picture.rules'

export type Rendering = { original: Buffer; width: number; variants: PictureVariant[] }

const program = path.join(__dirname, 'picture-worker.cjs')

/**
 * Renders in a separate process at the lowest priority, so that rendering never delays shoppers' requests.
 * Without a build, as in tests, renders in this process.
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
