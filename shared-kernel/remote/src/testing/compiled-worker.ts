import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@swc/core'

const sources = path.join(__dirname, '..')

/** Compiles the program that renders a release, to be forked as it is in production. */
export function compileWorkerProgram(folder: string): string {
  for (const part of ['serve', 'worker']) {
    mkdirSync(path.join(folder, part), { recursive: true })
    for (const file of readdirSync(path.join(sources, part)).filter((one) => /^[^.]+\.ts$/.test(one))) {
      const { code } = transformSync(readFileSync(path.join(sources, part, file), 'utf8'), {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      })
      writeFileSync(path.join(folder, part, file.replace(/\.ts$/, '.js')), code)
    }
  }
  return path.join(folder, 'worker', 'worker-program.js')
}
