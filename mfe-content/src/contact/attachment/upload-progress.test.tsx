import { getCategoryHierarchy, getFormLayout } from '@storefront/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeContentApi, openScreen } from '../../testing/content-screen'

const api = fakeContentApi()
const known = globalThis.XMLHttpRequest
let request: SlowUpload | undefined

/** XMLHttpRequest whose progress the test controls. */
class SlowUpload {
  upload = new EventTarget()
  status = 0
  responseText = ''
  onloadend?: () => void
  open() {
    hold(this)
  }
  setRequestHeader() {}
  abort() {}
  send() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  tell(loaded: number) {
    const sent = { lengthComputable: true, loaded, total: 100 }
    this.upload.dispatchEvent(Object.assign(new Event('progress'), sent))
  }
  answer(body: object) {
    this.status = 200
    this.responseText = JSON.stringify(body)
    Object.assign(this, { readyState: 4, response: this.responseText })
    this.onloadend?.()
  }
}
const hold = (made: SlowUpload) => (request = made)

beforeEach(() => {
  sessionStorage.clear()
  request = undefined
  api.answer(getFormLayout, { form: [], dataFormDefault: {}, options: {}, prefix: null })
  api.answer(getCategoryHierarchy, { data: [] })
  Object.assign(globalThis, { XMLHttpRequest: SlowUpload })
})
afterEach(() => Object.assign(globalThis, { XMLHttpRequest: known }))

test('updates the progress bar until the file replaces it', async () => {
  openScreen('/contact')
  const photo = new File([new Uint8Array(2000)], 'box.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText(/^添付ファイル/), photo)
  const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'box.pngのアップロード' })
  await waitFor(() => expect(request).toBeDefined())
  expect(bar().value).toBe(0)

  act(() => request?.tell(25))
  await waitFor(() => expect(bar().value).toBe(0.25))
  act(() => request?.tell(80))
  await waitFor(() => expect(bar().value).toBe(0.8))

  await act(async () => request?.answer({ key: 'k1', name: 'box.png', size: 2000 }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'box.pngを取り消す' })).toBeVisible())
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
})
