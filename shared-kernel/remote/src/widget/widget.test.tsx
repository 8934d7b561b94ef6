import { on } from '@storefront/event-bus'
import { mountRootParcel } from 'single-spa'
import { createWidget } from './widget'

test('renders no content and reports the release when a widget throws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reported: string[] = []
  const subscription = on('failure.reported').subscribe(({ kind, detail }) =>
    reported.push(`${kind} ${detail}`),
  )
  const domElement = document.createElement('div')
  const Broken = ({ lines }: { lines?: string[] }) => <p>{lines!.length}</p>

  const parcel = mountRootParcel(createWidget(Broken), { domElement, widgetRelease: 'catalog 1.1.0' })
  await parcel.mountPromise

  expect(domElement).toHaveTextContent('')
  expect(reported).toEqual([expect.stringMatching(/^widget-failed catalog 1\.1\.0: TypeError: /)])
  subscription.unsubscribe()
  await parcel.unmount()
})
