module.exports = require('../../../../shared-kernel/tooling/quality/jest/preset.cjs').project(__dirname)
