// Tests of rules or servers have no page, so they don't load its libraries.
if (typeof document !== 'undefined') require('./setup-screens')

// React and its router print a caught error with its whole context. One line per error is enough.
const print = console.error
console.error = (...words) => {
  const error = words.find((word) => word instanceof Error)
  if (error) process.stderr.write(`console.error: ${error.name}: ${error.message}\n`)
  else print(...words)
}
