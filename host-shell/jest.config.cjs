module.exports = require('../shared-kernel/tooling/jest/preset.cjs').project(__dirname)
