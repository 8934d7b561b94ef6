import type { Migration as KyselyMigration } from 'kysely'

/**
 * Migrations that index a potentially large table (`buildIndex`), or fill one of its columns in batches,
 * export `outsideTransaction = true` and must be safe to repeat.
 */
export type Migration = Pick<KyselyMigration, 'up'> & { outsideTransaction?: true }

type RequireContext = { keys(): string[]; (path: string): Migration }

/** Only webpack has `require.context`. It reads the arguments at build time, so they are literals. */
declare const require: {
  context: (...options: [folder: string, isRecursive: false, pattern: RegExp]) => RequireContext
}

/** Bundles every migration. Jest maps this module to `testing/mapped/read-migrations.cjs`. */
const context = require.context('./migrations', false, /^\.\/\d{4}-.+\.sql\.ts$/)

/** All migrations by name, e.g. `0001-catalogue`, in this order. A published migration never changes. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  context
    .keys()
    .sort()
    .map((path) => [path.slice('./'.length, -'.sql.ts'.length), context(path)] as const),
)
