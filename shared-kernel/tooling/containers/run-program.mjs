import { spawn } from 'node:child_process'

/** Runs a program as the container's own: it gets the signals, and its end is the container's. */
export function runProgram(file, env = {}) {
  const program = spawn(process.execPath, [file], { stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => program.kill(signal))
  program.on('exit', (code) => process.exit(code ?? 1))
}
