import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../../workspace/workspace.mjs'

const command = path.join(__dirname, '../../../bin/dev.mjs')

async function dev(...words: string[]) {
  const env = { ...process.env, PORT: '29998' }
  const child = spawn(process.execPath, [command, ...words], { cwd: root, env })
  const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, error }
}

test('refuses an address that is no shop', async () => {
  const { code, error } = await dev('mfe-cart', '--with', 'shop.example')

  expect(error).toBe('shop.example is no address of a shop. For example: --with https://shop.example\n')
  expect(code).toBe(1)
})

test('refuses to develop a program with another shop', async () => {
  const { code, error } = await dev('reference-api', '--with', 'https://shop.example')

  expect(error).toMatch(/^Only a remote can be developed with another shop: mfe-cart, mfe-catalog/)
  expect(code).toBe(1)
})
