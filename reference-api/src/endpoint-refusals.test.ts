import { allEndpoints } from './platform/openapi/openapi'
import { endpointExamples, type Example } from './testing/endpoints/examples/endpoint-examples'
import { buildBody, buildUrl } from './testing/endpoints/endpoint-request'
import { endpointWorld, type EndpointWorld } from './testing/endpoints/endpoint-world'

let world: EndpointWorld

beforeAll(async () => {
  world = await endpointWorld()
}, 60_000)
afterAll(() => world.api.close())

const endpoints = new Map(allEndpoints())
const noToken = 'no-such-token'
const noKey = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
}
const wrongFile = { name: 'a.exe', bytes: Buffer.from('MZ') }

/** For each endpoint, a change to its example that makes the request invalid, and the expected error code. */
const refusals: Record<string, { change: Example; code: string; status?: number }> = {
  login: { change: { body: { password: 'wrong' } }, code: 'auth.failed' },
  requestLoginCode: { change: { body: { username: ' ' } }, code: 'validation.failed' },
  loginSyncChannel: { change: { body: { token: noToken } }, code: 'auth.unauthorised', status: 401 },
  verifyLogin: { change: { body: { verify_code: '000000' } }, code: 'auth.verify_failed' },
  registerUser: { change: { body: { password: 'short' } }, code: 'validation.failed' },
  registerOrderer: { change: { body: { token: noToken } }, code: 'order.not_found', status: 404 },
  updateMyUser: { change: { body: { email: 'x' } }, code: 'validation.failed' },
  changeMyPassword: { change: { body: { current_password: 'wrong' } }, code: 'auth.password_wrong' },
  requestEmailVerify: { change: { body: { email: 'x' } }, code: 'validation.failed' },
  checkEmailVerify: { change: { body: { token: noToken } }, code: 'email_verify.failed' },
  requestReminder: { change: { body: { email: 'x' } }, code: 'validation.failed' },
  checkReminder: { change: { body: { token: noToken } }, code: 'reminder.expired' },
  resetReminder: { change: { body: { token: noToken } }, code: 'reminder.expired' },
  recordEcommerceEvent: { change: { body: { args: '{' } }, code: 'ecommerce_event.args', status: 400 },
  startCartExpress: { change: { body: { payment_code: 'd_barai' } }, code: 'cart.express.not_offered' },
  fillCartExpress: { change: { params: { token: noToken } }, code: 'cart.common.is_expired' },
  downloadCartQuote: { change: { query: 'name=' }, code: 'validation.failed' },
  addCartProductsByCode: {
    change: { body: { lines: [{ code: 'none', quantity: 1 }] } },
    code: 'cart.codes.refused',
  },
  openBuyNowCart: { change: { body: { quantity: 99_999 } }, code: 'cart.update_products.not_enough' },
  readCartAddresses: { change: { body: { csv: '姓,名' } }, code: 'cart.addresses.refused' },
  uploadFile: { change: { file: wrongFile }, code: 'upload.kind' },
  importUserAddresses: { change: { file: wrongFile }, code: 'user_address.import_failed' },
  deleteMyUser: { change: { body: { current_password: 'Not-2026' } }, code: 'auth.password_wrong' },
  sendInquiry: { change: { body: { email: 'x' } }, code: 'validation.failed' },
  requestProduct: { change: { body: { product_name: '' } }, code: 'validation.failed' },
  recordProductView: { change: { body: { product_id: 999_999 } }, code: 'product.not_found', status: 404 },
  attachToUserLists: { change: { body: { ids: [999_999] } }, code: 'product.not_found', status: 404 },
  addUserList: { change: { body: { name: ' ' } }, code: 'validation.failed' },
  changeUserList: { change: { body: { name: ' ' } }, code: 'validation.failed' },
  attachToUserList: { change: { body: { ids: [999_999] } }, code: 'product.not_found', status: 404 },
  shareUserList: { change: { params: { key: 'none' } }, code: 'user_list.not_found', status: 404 },
  writeProductReview: { change: { body: { body: '' } }, code: 'validation.failed' },
  addUserAddress: { change: { body: { postal_code: '1' } }, code: 'validation.failed' },
  updateUserAddress: { change: { body: { postal_code: '1' } }, code: 'validation.failed' },
  addUserCard: { change: { body: { token: '4111111111111111' } }, code: 'user_card.not_a_token' },
  addUserMemorial: { change: { body: { month: 13 } }, code: 'validation.failed' },
  updateUserMemorial: { change: { body: { month: 2, date: 30 } }, code: 'validation.failed' },
  addTimeseries: { change: { body: { data: { height: 'tall' } } }, code: 'validation.failed' },
  renameBookmark: { change: { body: { title: ' ' } }, code: 'validation.failed' },
  beginUserPasskey: { change: { body: { current_password: 'wrong' } }, code: 'auth.password_wrong' },
  addUserPasskey: { change: { body: { name: '' } }, code: 'validation.failed' },
  renameUserPasskey: { change: { body: { name: '' } }, code: 'validation.failed' },
  loginByPasskey: { change: { body: { credential: noKey } }, code: 'auth.passkey_refused' },
  addBookmark: { change: { body: { url: 'javascript:alert(1)' } }, code: 'validation.failed' },
  nameOrderReceipt: { change: { body: { receipt_name: ' ' } }, code: 'validation.failed' },
  downloadInquiryFile: {
    change: { params: { id: 1, key: noToken } },
    code: 'inquiry_file.not_found',
    status: 404,
  },
  cancelOrder: { change: { body: { cancel_reason: '' } }, code: 'validation.failed' },
  decideCart: { change: { params: { token: noToken } }, code: 'cart.common.is_expired' },
  receiveFraudDetection: {
    change: { body: { order_no: 'T0', signature: 'x' } },
    code: 'sbpayment.bad_signature',
    status: 401,
  },
  checkSocialGiftShipping: { change: { body: { postal_code: '1' } }, code: 'validation.failed' },
  checkSocialGiftDelivery: { change: { body: { delivery_at: '2020-01-01' } }, code: 'validation.failed' },
  completeSocialGift: { change: { body: { postal_code: '1' } }, code: 'validation.failed' },
  beginSocialGift: { change: { body: { delivery_at: '2020-01-01' } }, code: 'validation.failed' },
  declineSocialGift: { change: { body: { message: '長'.repeat(201) } }, code: 'validation.failed' },
  thankForSocialGift: { change: { body: { message: ' ' } }, code: 'validation.failed' },
  drawNoshi: {
    change: { query: `heading=${'祝'.repeat(21)}&cord=bow` },
    code: 'validation.failed',
  },
  addThanksPicture: { change: { file: wrongFile }, code: 'social_gift.picture' },
  changeGift: { change: { body: { action: 'remind' } }, code: 'gift_order.not_possible' },
  mailGift: { change: { body: { email: 'x' } }, code: 'validation.failed' },
  redirectGift: { change: { body: { postal_code: '1' } }, code: 'validation.failed' },
  getSchool: { change: { params: { key: 'nothing' } }, code: 'school.not_found', status: 404 },
  bookFitting: { change: { body: { name: ' ' } }, code: 'validation.failed' },
  getFittingBooking: {
    change: { params: { token: noToken } },
    code: 'fitting_booking.not_found',
    status: 404,
  },
  cancelFittingBooking: {
    change: { params: { token: noToken } },
    code: 'fitting_booking.not_found',
    status: 404,
  },
  getOccasion: { change: { params: { key: 'nothing' } }, code: 'occasion.not_found', status: 404 },
  getBusinessCalendar: {
    change: { query: 'startDate=2026-12-31&endDate=2026-12-01' },
    code: 'validation.failed',
  },
}

/** Every cart change returns the same error for unknown, expired and other shoppers' carts (§8). */
const cartChanges = [...endpoints]
  .filter(
    ([name, { path, method }]) => path.startsWith('/v1/carts/') && method === 'PATCH' && !refusals[name],
  )
  .map(([name]) => name)
for (const name of cartChanges)
  refusals[name] = { change: { body: { token: noToken } }, code: 'cart.common.is_expired' }

/**
 * Endpoints that reject only malformed bodies, because they create or look up something, or may be repeated.
 */
const withoutRules = [
  'checkSchool',
  'detachFromUserList',
  'detachFromUserLists',
  'initCart',
  'logout',
  'markNewsRead',
]

test('has a rejected example for every endpoint with a body', () => {
  expect(
    [...endpoints]
      .filter(([name, { body, multipart }]) => (body || multipart) && !refusals[name])
      .map(([name]) => name)
      .sort(),
  ).toEqual(withoutRules)
})

test.each(Object.entries(refusals))(
  '%s rejects invalid input with an error code and a message',
  async (name, { change, code, status = 422 }) => {
    const endpoint = endpoints.get(name)!
    const example: Example = await (endpointExamples[name] ?? (() => ({})))(world)
    const wrong = {
      ...example,
      ...change,
      ...(change.body ? { body: { ...(example.body as object), ...(change.body as object) } } : {}),
    }
    const as = endpoint.access === 'public' ? undefined : world.member

    const answer = await world.api.call(endpoint.method, buildUrl(endpoint, wrong), {
      ...buildBody(wrong),
      as,
      cookies: wrong.cookies,
    })

    expect({ status: answer.status, code: answer.body.code, hasWords: Boolean(answer.body.message) }).toEqual(
      { status, code, hasWords: true },
    )
  },
)
