import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const program = `
import { createServer } from 'node:http'
import { word } from './word'

const files = require.context('./words', true, /\\.ts$/).keys()
createServer((_request, answer) => answer.end(JSON.stringify({ word, files, pid: process.pid }))).listen(process.env.PORT)
`

let folder: string
let port: number
let follower: ChildProcess
let errors = ''

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'followed-'))
  port = await freePort()
  errors = ''
  writeFileSync(path.join(folder, 'program.ts'), program)
  mkdirSync(path.join(folder, 'words/deep'), { recursive: true })
  save("export const word = 'first'")
  follower = spawn(process.execPath, [
    path.join(__dirname, 'testing/follow-program.mjs'),
    folder,
    String(port),
  ])
  follower.stderr?.on('data', (data) => (errors += data))
})
afterEach(async () => {
  if (follower.exitCode === null) {
    follower.kill()
    await once(follower, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

test('serves a saved change from a new process', async () => {
  const first = await answerWith('first')

  save("export const word = 'second'")
  const second = await answerWith('second')

  expect(second.pid).not.toBe(first.pid)
  expect(() => process.kill(first.pid, 0)).toThrow('ESRCH')
})

test('keeps the last build running after a build error', async () => {
  const first = await answerWith('first')

  save('export const word = ')
  await until(() => errors.includes('word.ts'))
  const still = await answerWith('first')
  save("export const word = 'mended'")
  await answerWith('mended')

  expect(still.pid).toBe(first.pid)
})

test('restarts a program after the next change if it exited at startup', async () => {
  await answerWith('first')
  let told = ''
  follower.stdout?.on('data', (data) => (told += data))

  save("throw new Error('no word yet')\nexport const word = ''")
  await until(() => told.includes('does not start'))
  save("export const word = 'mended'")

  expect((await answerWith('mended')).word).toBe('mended')
})

test('builds a new file in a subfolder of a collected folder', async () => {
  const before = await answerWith('first')
  let after = before

  writeFileSync(path.join(folder, 'words/deep/late.ts'), "export const word = 'late'\n")
  await until(async () => (after = await answerWith('first')).files.length > 0)

  expect(before.files).toEqual([])
  expect(after.files).toEqual(['./deep/late.ts'])
})

const save = (source: string) => writeFileSync(path.join(folder, 'word.ts'), `${source}\n`)

type Answer = { word: string; files: string[]; pid: number }

async function answerWith(word: string): Promise<Answer> {
  let answer: Answer = { word: '', files: [], pid: 0 }
  await until(async () => {
    answer = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.json() as Promise<Answer>,
      () => answer,
    )
    return answer.word === word
  })
  return answer
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  return free
}
