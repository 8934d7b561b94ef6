import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@swc/core'

/** Compiles a kernel package into the `node_modules` of a folder, so that programs compiled there find it. */
export function compileKernelPackage(name: string, parts: string[], folder: string): void {
  const from = path.join(__dirname, '../..', name)
  const to = path.join(folder, 'node_modules/@storefront', name)
  compileSources(path.join(from, 'src'), parts, to)
  const { exports } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const compiled = Object.entries(exports).map(([entry, file]) => [
    entry,
    file.replace('./src/', './').replace(/\.ts$/, '.js'),
  ])
  writeFileSync(
    path.join(to, 'package.json'),
    JSON.stringify({ name: `@storefront/${name}`, exports: Object.fromEntries(compiled) }),
  )
}

/** Compiles source folders for Node, so that a test can fork a program as production does. */
export function compileSources(from: string, parts: string[], to: string): void {
  for (const part of parts) {
    mkdirSync(path.join(to, part), { recursive: true })
    for (const file of readdirSync(path.join(from, part)).filter((one) =>
      /^[^.]+(\.rules)?\.ts$/.test(one),
    )) {
      const { code } = transformSync(readFileSync(path.join(from, part, file), 'utf8'), {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      })
      writeFileSync(path.join(to, part, file.replace(/\.ts$/, '.js')), code)
    }
  }
}
