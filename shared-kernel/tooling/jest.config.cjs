module.exports = require('./quality/jest/preset.cjs').project(__dirname, 'node')
