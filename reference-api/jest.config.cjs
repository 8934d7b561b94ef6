module.exports = { ...require('../shared-kernel/tooling/jest/preset.cjs').project(__dirname, 'node'), maxWorkers: 2 }
