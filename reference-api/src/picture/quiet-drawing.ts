import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { drawVariants } from './draw-variant'
import type { PictureVariant } from './picture.rules'

/** One original and the variants that are wanted of it. */
export type Drawing = { original: Buffer; width: number; variants: PictureVariant[] }

const program = path.join(__dirname, 'draw.cjs')

/**
 * Draws in a process of its own at the lowest priority: shoppers' requests never wait for it.
 * From sources, as in tests, there is no such program, and the drawing is done here.
 */
export async function drawQuietly(drawings: Drawing[]): Promise<Buffer[][]> {
  if (!existsSync(program))
    return Promise.all(
      drawings.map(({ original, width, variants }) => drawVariants(original, width, variants)),
    )
  const child = fork(program, { serialization: 'advanced' })
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (drawn) => resolve(drawn as Buffer[][]))
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`the drawing program ended with code ${code}`)))
      child.send(drawings)
    })
  } finally {
    child.kill()
  }
}
