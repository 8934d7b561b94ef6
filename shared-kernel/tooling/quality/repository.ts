import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const elsewhere = new Set(['node_modules', 'dist', 'releases', 'seed', 'test-results', 'playwright-report'])

export const absolute = (file: string) => path.join(root, file)
export const read = (file: string) => readFileSync(absolute(file), 'utf8')
export const readJson = <T>(file: string) => JSON.parse(read(file)) as T

export const remoteFolders = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(absolute(`${name}/remote.json`)))
    .sort()

/** A remote's own description. `addresses` are examples for journeys, by the path of a route. */
type RemoteDescription = { routes: string[]; addresses?: Record<string, string[]> }

export const readRemote = (folder: string) => readJson<RemoteDescription>(`${folder}/remote.json`)

/** Lists all files below a folder (`.` for the whole repository) whose name matches `ending`. */
export function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(absolute(folder), { withFileTypes: true }).flatMap((entry) => {
    if (elsewhere.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.env.example')) return []
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(file, ending)
    return ending.test(entry.name) ? [file] : []
  })
}

export const isTest = (file: string) => /\.(test|spec|examples)\.tsx?$|\/testing\//.test(file)
