// A test of rules or of a server has no screen, and does not wait for what looks at one to be loaded.
if (typeof document !== 'undefined') require('./setup-screens')

// React and its router print what a boundary has caught, with all that hangs on it: a line says as much.
const print = console.error
console.error = (...words) => {
  const error = words.find((word) => word instanceof Error)
  if (error) process.stderr.write(`console.error: ${error.name}: ${error.message}\n`)
  else print(...words)
}
