import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = path.resolve(__dirname, '../..')

export type RunningShop = {
  origin: string
  paymentOrigin: string
  apiOrigin: string
  compositionFile: string
  ports: Record<string, number>
  start(name: string): Promise<void>
  stop(name: string, signal?: NodeJS.Signals): Promise<void>
  stopAll(): Promise<void>
  log(name: string): string
}

type StartOptions = {
  versions: Record<string, string>
  folder: string
  port: number
  apiProcesses?: number
  env?: Record<string, string>
  releases?: string
}

export type Tooling = {
  startShop(options: StartOptions): Promise<RunningShop>
  freePort(): Promise<number>
  /**
   * Creates a seeded database on a PostgreSQL server. Returns environment variables for a shop that opens it.
   */
  createSeededDatabase(
    server: string,
    versions: Record<string, string>,
    folder: string,
  ): Promise<Record<string, string>>
}

/** Imports the modules of the commands, so that journeys start the shop exactly as `npm start` does. */
export async function importTooling(): Promise<Tooling> {
  const load = (name: string) =>
    import(pathToFileURL(path.join(root, 'shared-kernel/tooling/run', name)).href) as Promise<
      Partial<Tooling>
    >
  const [shop, preflight, database] = await Promise.all([
    load('shop.mjs'),
    load('preflight.mjs'),
    load('seeded-database.mjs'),
  ])
  return { ...shop, ...preflight, ...database } as Tooling
}
