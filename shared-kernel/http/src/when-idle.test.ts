import { whenIdle } from './when-idle'

const known = globalThis.requestIdleCallback

afterEach(() => {
  Reflect.deleteProperty(document, 'readyState')
  globalThis.requestIdleCallback = known
})

test('waits until the page is loaded and idle', async () => {
  const steps: string[] = []
  const askedIdle = (run: () => void) => {
    steps.push('asked')
    run()
  }
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true })
  Object.assign(globalThis, { requestIdleCallback: askedIdle })

  const done = whenIdle().then(() => steps.push('idle'))
  steps.push('loading')
  dispatchEvent(new Event('load'))
  await done

  expect(steps).toEqual(['loading', 'asked', 'idle'])
})

test('resolves in a browser without requestIdleCallback', async () => {
  Object.assign(globalThis, { requestIdleCallback: undefined })

  await expect(whenIdle()).resolves.toBeUndefined()
})
