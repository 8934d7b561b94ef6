import { existsSync } from 'node:fs'
import path from 'node:path'

/** Modules that a remote may expose: its pages, widgets for other remotes, and its headless module. */
const candidates = {
  './app': './src/remote.ts',
  './widgets': './src/widgets/index.ts',
  './headless': './src/headless.ts',
}

/**
 * The modules that the remote of a folder exposes, each a chunk named after its key.
 * @param {string} context
 */
export function exposesOf(context) {
  const present = Object.entries(candidates).filter(([, file]) => existsSync(path.join(context, file)))
  return Object.fromEntries(
    present.map(([key, file]) => [key, { import: file, name: `expose-${key.slice(2)}` }]),
  )
}
