module.exports = require('../tooling/jest/preset.cjs').project(__dirname)
