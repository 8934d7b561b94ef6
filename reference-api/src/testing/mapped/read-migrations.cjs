const { requiredFiles } = require('./required-files.cjs')

/** The migrations that the build bundles, loaded from the tree. */
exports.migrations = Object.fromEntries(
  requiredFiles('platform/database/migration-files.ts').map(([file, migration]) => [
    file.slice('./'.length, -'.sql.ts'.length),
    migration,
  ]),
)
