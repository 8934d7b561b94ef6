/** @jest-environment node */
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { createPacker } from './pack-document'

const html = Array.from({ length: 400 }, (_, at) => `<li class="card-${at % 7}">${at * 7919}円</li>`).join('')

test('a page that is sent often is compressed once more', async () => {
  const pack = createPacker(html)
  const first = await pack()
  for (let sent = 1; sent < 99; sent += 1) expect(await pack()).toBe(first)

  let packed = await pack()
  while (packed === first) {
    await setImmediate()
    packed = await pack()
  }

  expect(packed.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(packed).toString()).toBe(html)
  expect(await pack()).toBe(packed)
})
