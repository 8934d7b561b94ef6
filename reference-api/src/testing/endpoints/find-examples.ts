import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { allEndpoints } from '../all-endpoints'
import type { EndpointWorld } from './endpoint-world'
import type { Example, ExampleRequest } from './example'

type ExampleFile = { file: string; examples: Record<string, Example> }

const source = resolve(__dirname, '../..')
const load = createRequire(__filename)

function readExampleFiles(): ExampleFile[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.examples.ts'))
    .sort()
    .map((file) => ({ file, examples: (load(join(source, file)) as Pick<ExampleFile, 'examples'>).examples }))
}

/**
 * Merges the examples of all files by contract name. Throws for a name that is no contract, and for a name
 * that two files have.
 */
export function mergeExamples(files: ExampleFile[]): Map<string, Example> {
  const names = new Set(allEndpoints().map(([name]) => name))
  const merged = new Map<string, Example>()
  for (const { file, examples } of files)
    for (const [name, example] of Object.entries(examples)) {
      if (!names.has(name)) throw new Error(`${file}: ${name} is not a contract`)
      if (merged.has(name)) throw new Error(`${file}: ${name} already has an example in another file`)
      merged.set(name, example)
    }
  return merged
}

const allExamples = mergeExamples(readExampleFiles())

/** Returns an endpoint's example from the `.examples.ts` beside its routes, or an empty one. */
export const findExample = (name: string): Example => allExamples.get(name) ?? {}

/** Prepares an endpoint's request. A request without parameters is empty. */
export async function buildRequest(world: EndpointWorld, name: string): Promise<ExampleRequest> {
  const { request = {} } = findExample(name)
  return typeof request === 'function' ? request(world) : request
}
