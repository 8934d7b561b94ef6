import { on } from '@storefront/event-bus'
import {
  currentScope,
  InvalidChannelError,
  MaintenanceError,
  NetworkError,
  RequestCancelled,
  ResponseError,
  TimeoutError,
  UnauthorisedError,
} from '@storefront/http'
import { connectShell, shell } from '@storefront/navigation'
import { currentSite, emptySite, setSite } from '@storefront/site'
import { watchErrors } from './error-reactions'

const visited: string[] = []
const toasts: string[] = []
const failures: string[] = []
let stop: () => void
const subscriptions = [
  on('toast.raised').subscribe(({ message }) => toasts.push(message)),
  on('failure.reported').subscribe(({ detail }) => failures.push(detail)),
]

beforeEach(() => {
  for (const list of [visited, toasts, failures]) list.length = 0
  setSite(emptySite('tsunagu'))
  document.body.dataset.layout = 'default'
  connectShell({ ...shell(), navigateTo: (url) => visited.push(url) })
  stop = watchErrors()
})
afterEach(() => stop())
afterAll(() => subscriptions.forEach((subscription) => subscription.unsubscribe()))

function leaveUncaught(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason,
    promise: Promise.resolve(),
  })
  return dispatchEvent(event)
}

test('ignores a network error (§8)', () => {
  expect(leaveUncaught(new NetworkError('Network Error'))).toBe(false)

  expect([toasts, failures, visited]).toEqual([[], [], []])
})

test('ignores cancelled requests (§8)', () => {
  expect(leaveUncaught(new RequestCancelled('cancelled'))).toBe(false)

  expect([toasts, failures]).toEqual([[], []])
})

test("reports an error containing 'timeout of' as uncaught (§8)", () => {
  expect(leaveUncaught(new TimeoutError('timeout of 10000ms exceeded'))).toBe(true)

  expect(failures).toEqual(['TimeoutError: timeout of 10000ms exceeded'])
})

test("shows the invalid channel page for message 'チャネルが存在しない' (§8)", () => {
  currentScope().onFailure?.(new InvalidChannelError(404, { message: 'チャネルが存在しない' }))

  expect(currentSite().isInvalidChannel).toBe(true)
  expect(document.body.dataset.layout).toBe('invalid-channel')
})

test('stores the maintenance data on 503 and opens /maintenance/ (§8)', () => {
  currentScope().onFailure?.(
    new MaintenanceError(503, { message: '2時に再開します。', title: '棚卸し中', gtm_id: 'GTM-1' } as never),
  )

  expect(currentSite().maintenance).toEqual({
    title: '棚卸し中',
    message: '2時に再開します。',
    gtm_id: 'GTM-1',
  })
  expect(visited).toEqual(['/maintenance/'])
})

test('shows no toast for a 401 after a refresh (§8)', () => {
  expect(leaveUncaught(new UnauthorisedError(401, { message: 'ログインしてください。' }))).toBe(false)

  expect(toasts).toEqual([])
})

test('shows any other message as an error toast (§8)', () => {
  expect(leaveUncaught(new ResponseError(422, { message: '在庫が足りません。' }))).toBe(false)

  expect(toasts).toEqual(['在庫が足りません。'])
})

test('reports an error that is not a server response as uncaught (§8)', () => {
  expect(leaveUncaught(new Error('a fault of ours'))).toBe(true)

  expect(failures).toEqual(['Error: a fault of ours'])
})
