import { Migrator, type Kysely } from 'kysely'
import { migrations } from './migrations'
import type { Database } from './schema'

/**
 * Brings a database to the newest schema, forward only. Two processes that start together migrate once
 * (advisory lock).
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(String(error))
  return results.map((result) => result.migrationName)
}

/** True when nothing is left to migrate. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  return (await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined)
}
