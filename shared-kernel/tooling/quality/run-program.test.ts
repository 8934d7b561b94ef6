import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProgram } from './run-program.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'run-program-'))
function program(name: string, source: string) {
  const file = path.join(folder, `${name}.cjs`)
  writeFileSync(file, source)
  return file
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('returns the output of a program that exits with 0', async () => {
  const { isWell, words } = await runProgram(program('well', 'console.log(process.argv[2])'), ['hello'])

  expect(isWell).toBe(true)
  expect(words).toBe('hello\n')
})

test('reports a non-zero exit code as a failure', async () => {
  const { isWell, isOverdue } = await runProgram(program('ill', 'process.exit(3)'), [])

  expect(isWell).toBe(false)
  expect(isOverdue).toBe(false)
})

test('terminates a program and its child processes at the limit', async () => {
  const pidFile = path.join(folder, 'pid')
  const hung = program(
    'hung',
    `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
     require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(child.pid))
     setInterval(() => 0, 1000)`,
  )

  const { isWell, isOverdue } = await runProgram(hung, [], { timeoutMs: 4_000 })

  expect(isWell).toBe(false)
  expect(isOverdue).toBe(true)
  await waitUntil(() => !isAlive(Number(readFileSync(pidFile, 'utf8'))))
})

async function waitUntil(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve))
}
