// Tests of rules or servers have no page, so don't load the libraries for it.
if (typeof document !== 'undefined') require('./setup-screens')

// React and its router print a caught error with its whole context. Print one line instead.
const print = console.error
console.error = (...words) => {
  const error = words.find((word) => word instanceof Error)
  if (error) process.stderr.write(`console.error: ${error.name}: ${error.message}\n`)
  else print(...words)
}
