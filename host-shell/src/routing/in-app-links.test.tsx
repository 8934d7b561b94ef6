import { RichContent } from '@storefront/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { followLinks } from './in-app-links'
import { navigate } from './navigation'

jest.mock('./navigation', () => ({ navigate: jest.fn() }))

let isFollowedByBrowser: boolean

beforeAll(() => {
  followLinks()
  // Runs last, because jsdom itself follows no links.
  window.addEventListener('click', (event) => {
    isFollowedByBrowser = !event.defaultPrevented
    event.preventDefault()
  })
})

beforeEach(() => {
  jest.mocked(navigate).mockReset()
  document.getElementById('outlet')?.remove()
  history.replaceState(null, '', '/blog/spring?page=2')
})

const visited = () => jest.mocked(navigate).mock.calls.map(([url]) => url)

function press(link: string, event: MouseEventInit = {}) {
  render(<RichContent html={`<p>詳しくは${link}をご覧ください。</p>`} />)
  fireEvent.click(screen.getByText('こちら'), event)
}

test('navigates in-app for a link in rich content (§2)', () => {
  press('<a href="/product/imabari-towel-set?color=ai#size"><strong>こちら</strong></a>')

  expect(visited()).toEqual(['http://localhost/product/imabari-towel-set?color=ai#size'])
  expect(isFollowedByBrowser).toBe(false)
})

test.each([
  ['to another site', '<a href="https://example.jp/product">こちら</a>'],
  ['that opens a new window', '<a href="/product" target="_blank">こちら</a>'],
  ['to a file for downloading', '<a href="/guide" download>こちら</a>'],
  ['to an image', '<a href="/media/towel.1a2b/960.webp">こちら</a>'],
  ['to an API call', '<a href="/v1/orders/1/download/receipt">こちら</a>'],
  ['to a document', '<a href="/catalog.pdf">こちら</a>'],
  ['to an anchor of the same page', '<a href="/blog/spring?page=2#end">こちら</a>'],
  ['without a URL', '<a>こちら</a>'],
])('leaves a link %s to the browser', (_what, link) => {
  press(link)

  expect(visited()).toEqual([])
  expect(isFollowedByBrowser).toBe(true)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click that opens another window (%o) to the browser',
  (event) => {
    press('<a href="/product">こちら</a>', event)

    expect(visited()).toEqual([])
    expect(isFollowedByBrowser).toBe(true)
  },
)

test('navigates in-app for an anchor on another page', () => {
  press('<a href="/faq#payment">こちら</a>')

  expect(visited()).toEqual(['http://localhost/faq#payment'])
})

test.each([
  ['leaves a link to the browser', [], true],
  ['navigates in-app for a link, to keep queued input,', [{}], false],
])('%s until the served screen is hydrated', (_what, queuedEvents, isOfBrowser) => {
  const served = document.createElement('main')
  served.id = 'outlet'
  served.innerHTML = '<div data-hydrating></div>'
  document.body.append(served)
  Object.assign(window, { queuedEvents })
  press('<a href="/product">こちら</a>')

  expect(isFollowedByBrowser).toBe(isOfBrowser)
  expect(visited()).toHaveLength(isOfBrowser ? 0 : 1)
})
