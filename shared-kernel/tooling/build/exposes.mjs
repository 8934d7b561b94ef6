import { existsSync } from 'node:fs'
import path from 'node:path'

/** Modules that a remote can expose: its pages, its widgets for other remotes, and its headless module. */
const candidates = {
  './app': './src/remote.ts',
  './widgets': './src/widgets/index.ts',
  './headless': './src/headless.ts',
}

/**
 * Returns the modules that a remote exposes. Each module becomes a chunk named after its key.
 * @param {string} context
 */
export function listExposes(context) {
  const present = Object.entries(candidates).filter(([, file]) => existsSync(path.join(context, file)))
  return Object.fromEntries(
    present.map(([key, file]) => [key, { import: file, name: `expose-${key.slice(2)}` }]),
  )
}
