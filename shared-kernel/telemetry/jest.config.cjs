module.exports = require('../tooling/quality/jest/preset.cjs').project(__dirname)
