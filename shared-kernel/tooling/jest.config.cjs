const project = require('./quality/jest/preset.cjs').project(__dirname, 'node')

// The template's tests run as those of a remote that `create` makes.
module.exports = {
  ...project,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/create/template/'],
}
