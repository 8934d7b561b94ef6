import { waitFor } from '@testing-library/dom'
import type { ParcelConfigObject } from 'single-spa'
import { mountWidget, preloadWidget } from './widgets'

const told: string[] = []
let goOn: (() => void)[] = []
let release: string | undefined
/** A parcel whose updates last until the test ends them. */
const parcel = {
  bootstrap: async () => undefined,
  mount: async ({ text, widgetRelease }: { text?: string; widgetRelease?: string }) => {
    told.push(`mounted ${text}`)
    release = widgetRelease
  },
  update: async ({ text }: { text?: string }) => {
    await new Promise<void>((resolve) => void goOn.push(resolve))
    told.push(`updated ${text}`)
  },
  unmount: async () => void told.push('unmounted'),
} as unknown as ParcelConfigObject

const loadHeart = jest.fn(async () => parcel)
jest.mock('./remote-loader', () => ({ remotes: [{ name: 'catalog', version: '1.1.0' }] }))
jest.mock('./load-with-retry', () => ({
  loadWidgetsWithRetry: async () => ({ widgets: { heart: () => loadHeart() } }),
}))

async function letGo() {
  await waitFor(() => expect(goOn).toHaveLength(1))
  goOn.splice(0).forEach((resolve) => resolve())
}
const isTold = (...expected: string[]) => waitFor(() => expect(told).toEqual(expected))

beforeEach(() => {
  told.length = 0
  goOn = []
})

test('unmounts a removed widget only after its pending update finishes', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const widget = mountWidget('catalog/heart', document.createElement('div'), { text: 'one' })
  await isTold('mounted one')

  widget.update({ text: 'two' })
  await waitFor(() => expect(goOn).toHaveLength(1))
  widget.unmount()
  await letGo()

  await isTold('mounted one', 'updated two', 'unmounted')
  expect(warned).not.toHaveBeenCalled()
})

test('applies only the latest props that arrive during an update', async () => {
  const widget = mountWidget('catalog/heart', document.createElement('div'), { text: 'one' })
  await isTold('mounted one')

  widget.update({ text: 'two' })
  await waitFor(() => expect(goOn).toHaveLength(1))
  widget.update({ text: 'three' })
  widget.update({ text: 'four' })
  await letGo()
  await letGo()

  await isTold('mounted one', 'updated two', 'updated four')
})

test('mounts a widget with the latest props', async () => {
  const widget = mountWidget('catalog/heart', document.createElement('div'), { text: 'one' })

  widget.update({ text: 'two' })

  await isTold('mounted two')
})

test('preloads a widget’s code before its element exists', async () => {
  loadHeart.mockClear()

  preloadWidget('catalog/heart')

  await waitFor(() => expect(loadHeart).toHaveBeenCalledTimes(1))
  expect(told).toEqual([])
})

test('passes a widget its release for failure reports', async () => {
  mountWidget('catalog/heart', document.createElement('div'), { text: 'one' })
  await isTold('mounted one')

  expect(release).toBe('catalog 1.1.0')
})
