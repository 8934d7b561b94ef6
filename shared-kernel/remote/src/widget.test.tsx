import { on } from '@storefront/event-bus'
import { mountRootParcel } from 'single-spa'
import { createWidget } from './widget'

test('a widget that breaks leaves its place empty and is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reported: string[] = []
  const subscription = on('failure.reported').subscribe(({ kind, detail }) =>
    reported.push(`${kind} ${detail}`),
  )
  const domElement = document.createElement('div')
  const Broken = ({ lines }: { lines?: string[] }) => <p>{lines!.length}</p>

  const parcel = mountRootParcel(createWidget(Broken), { domElement })
  await parcel.mountPromise

  expect(domElement).toHaveTextContent('')
  expect(reported).toEqual([expect.stringMatching(/^widget-failed TypeError: /)])
  subscription.unsubscribe()
  await parcel.unmount()
})
