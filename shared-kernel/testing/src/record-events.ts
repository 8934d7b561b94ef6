import { on, type StorefrontEvents } from '@storefront/event-bus'

const endings: (() => void)[] = []

function listenTo<N extends keyof StorefrontEvents>(name: N, listener: (fact: StorefrontEvents[N]) => void) {
  const subscription = on(name).subscribe(listener)
  endings.push(() => subscription.unsubscribe())
}

/** Records events with this name until the test ends. */
export function recordEvents<N extends keyof StorefrontEvents>(name: N): StorefrontEvents[N][] {
  const facts: StorefrontEvents[N][] = []
  listenTo(name, (fact) => facts.push(fact))
  return facts
}

/** Records toast messages until the test ends. */
export function recordToasts(): string[] {
  const heard: string[] = []
  listenTo('toast.raised', ({ message }) => heard.push(message))
  return heard
}

export function stopRecording() {
  endings.splice(0).forEach((end) => end())
}
