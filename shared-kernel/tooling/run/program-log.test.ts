import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openLog } from './program-log.mjs'

const unexpected = (reason: string) => {
  throw new Error(reason)
}

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'))
  file = path.join(folder, 'api.log')
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Waits until the log has this many lines and returns its content. */
async function written(log: ReturnType<typeof openLog>, lines: number) {
  log.end()
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  while (read().split('\n').length <= lines) await new Promise((resolve) => setImmediate(resolve))
  return read()
}

test('keeps the output of earlier starts', async () => {
  const first = openLog(file, unexpected)
  first.write('first\n')
  await written(first, 1)
  const second = openLog(file, unexpected)
  second.write('second\n')

  expect(await written(second, 2)).toBe('first\nsecond\n')
})

// Linux has a device that fails each write as a full disk does. Other systems have no such device.
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('a full disk drops lines and is reported, later lines are written', async () => {
  symlinkSync('/dev/full', file)
  let tell: (reason: string) => void = unexpected
  const reported = new Promise<string>((resolve) => (tell = resolve))
  const log = openLog(file, tell)
  log.write('lost\n')
  const reason = await reported
  log.write('lost at once\n')
  rmSync(file)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000)
  log.write('kept\n')

  expect(reason).toContain('ENOSPC')
  expect(await written(log, 1)).toBe('kept\n')
})
