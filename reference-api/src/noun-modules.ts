import type { NounModules } from './registry.rules'

type RequireContext = { keys(): string[]; (path: string): NounModules[string] }

/** Only webpack has `require.context`. It reads the arguments at build time, so they are literals. */
declare const require: {
  context: (...options: [folder: string, isRecursive: true, pattern: RegExp]) => RequireContext
}

/**
 * Bundles every file of routes and jobs. Jest maps this module to `testing/mapped/read-noun-modules.cjs`,
 * which takes the pattern from this line. The payment sandbox is a separate program with its own list.
 */
const context = require.context('./', true, /^\.\/(?!sandbox-payment\/).+\.(routes|job)\.ts$/)

export const nounModules: NounModules = Object.fromEntries(
  context.keys().map((path) => [path, context(path)] as const),
)
