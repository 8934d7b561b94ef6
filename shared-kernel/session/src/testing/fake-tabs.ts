/** Fakes browser APIs that jsdom lacks: locks that are granted immediately, and channels to other "tabs". */
export function fakeTabs() {
  const open = new Set<FakeChannel>()
  const told: unknown[] = []

  class FakeChannel {
    onmessage: ((event: MessageEvent) => void) | null = null
    constructor() {
      open.add(this)
    }
    postMessage(data: unknown) {
      told.push(data)
    }
    close() {
      open.delete(this)
    }
  }

  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_: string, run: () => unknown) => Promise.resolve(run()) },
    configurable: true,
  })
  return {
    told,
    say(data: unknown) {
      for (const channel of open) channel.onmessage?.({ data } as MessageEvent)
    },
    forget() {
      open.clear()
      told.length = 0
    },
  }
}
