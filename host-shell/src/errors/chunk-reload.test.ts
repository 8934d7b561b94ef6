import { mayReloadNow } from './chunk-reload'

test('reloads the page for a missing chunk once in 60 seconds (§8)', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }

  expect(mayReloadNow(1_000_000, storage)).toBe(true)
  expect(mayReloadNow(1_059_999, storage)).toBe(false)
  expect(mayReloadNow(1_060_000, storage)).toBe(true)
})
