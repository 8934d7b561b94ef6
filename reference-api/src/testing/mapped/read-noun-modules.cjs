const { requiredFiles } = require('./required-files.cjs')

/** The files of routes and jobs that the build bundles, loaded from the tree. */
exports.nounModules = Object.fromEntries(requiredFiles('noun-modules.ts'))
