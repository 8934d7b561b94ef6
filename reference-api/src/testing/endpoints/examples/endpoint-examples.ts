import { anAddress } from '../../cart-builders'
import { accessExamples } from './access-examples'
import { cartExamples } from './cart-examples'
import { listExamples } from './list-examples'
import { memberExamples } from './member-examples'
import type { EndpointWorld } from '../endpoint-world'
import { fittingExamples } from './fitting-examples'
import { giftExamples, once, png } from './gift-examples'

/** A call that succeeds for the right caller. States a status only if the access rules don't imply it. */
export type Example = {
  params?: Record<string, string | number>
  query?: string
  body?: unknown
  /** Sent as multipart, along with `body`. */
  file?: { name: string; bytes: Buffer }
  cookies?: Record<string, string>
  guest?: number
  other?: number
  /**
   * Make the call only once, as the member, because the response varies by caller or the call can't be
   * repeated.
   */
  isOnce?: boolean
}

const person = { last_name: '山田', first_name: '太郎', last_name_kana: 'ヤマダ', first_name_kana: 'タロウ' }
const memorial = { target_user_name: '佐藤', division_ct: 1, name: '誕生日', month: 12, date: 8, call: true }
const secrets = { password: 'Gift-2026', password_confirmation: 'Gift-2026' }
const home = {
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田１－１',
  phone_number: '0312345678',
}
const address = { ...anAddress(), address2: '' }
const csv = Buffer.from(
  '\uFEFFお届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号\r\n実家,鈴木,和子,スズキ,カズコ,7900001,愛媛県,松山市,一番町１,,0899123456,\r\n',
)
const foreign = { other: 404 }

export type Make = (world: EndpointWorld) => Promise<Example> | Example

/** One example for every call in §7, by contract name. */
export const endpointExamples: Record<string, Make> = {
  ...listExamples,
  ...fittingExamples,
  ...accessExamples,
  ...memberExamples,
  refreshLogin: async ({ cookies }) => ({ cookies: await cookies(), ...once }),
  login: ({ member }) => ({ body: { username: member.email, password: 'Gift-2026' } }),
  requestLoginCode: ({ member }) => ({ body: { username: member.email } }),
  loginSyncChannel: async ({ otherChannelToken }) => ({ body: { token: await otherChannelToken() } }),
  verifyLogin: async ({ member, oneTimeToken }) => (
    await oneTimeToken('verify'),
    { body: { verify_code: '123456', user_id: member.id }, ...once }
  ),
  logout: () => ({ ...once }),
  unlockAccount: async ({ oneTimeToken }) => ({ params: { token: await oneTimeToken('unlock') } }),
  registerUser: ({ anyone }) => ({ body: { ...person, ...home, ...anyone(), ...secrets }, ...once }),
  updateMyUser: ({ member }) => ({ body: { ...person, ...home, email: member.email }, other: 422 }),
  changeMyPassword: () => ({ body: { current_password: 'Gift-2026', ...secrets }, other: 422 }),
  deleteMyUser: () => ({ body: { current_password: 'Gift-2026' }, ...once }),
  checkSchool: () => ({ body: { key: 'midori' } }),
  requestEmailVerify: () => ({ body: { email: 'new@example.jp', current_password: 'Gift-2026' } }),
  checkEmailVerify: async ({ oneTimeToken }) => ({ body: { token: await oneTimeToken('email') }, ...once }),
  requestReminder: ({ member }) => ({ body: { email: member.email } }),
  checkReminder: async ({ oneTimeToken }) => ({ body: { token: await oneTimeToken('reset') } }),
  resetReminder: async ({ oneTimeToken, leaver }) => ({
    body: { token: await oneTimeToken('reset', (await leaver()).id), ...secrets },
    ...once,
  }),
  getPaymentServiceSetting: () => ({ params: { code: 'sandbox' } }),
  getFilesContent: () => ({ query: 'url=/svg/logo.svg' }),
  getFormLayout: () => ({ params: { page: 'register' } }),
  getLayout: () => ({ params: { page: 'index' } }),
  getMessage: () => ({ params: { code: 'caution' } }),
  getCategoryHierarchy: () => ({ query: 'table=products' }),
  getBusinessCalendar: () => ({ query: 'startDate=2026-12-01&endDate=2026-12-31' }),
  getPopup: async ({ idOf }) => ({ params: { id: await idOf('popup') } }),
  recordEcommerceEvent: () => ({ body: { name: 'add_to_cart', args: '{}' } }),
  getEcommerceEvent: async ({ send }) => ({
    params: { id: (await send('POST', '/v1/ecommerce_events', { name: 'x', args: '{}' })).id },
  }),
  uploadFile: () => ({ body: { dir: 'inquiry' }, file: { name: 'a.png', bytes: png } }),
  lookUpPostalCode: () => ({ query: 'code=1000001' }),
  getNews: () => ({ params: { key: 'opening' } }),
  markNewsRead: async ({ idOf }) => ({ body: { readable_id: await idOf('news') } }),
  downloadBanner: async ({ idOf }) => ({ params: { id: await idOf('banner', 'guide') } }),
  getBlog: () => ({ params: { key: 'towel-care' } }),
  getMaker: () => ({ params: { key: 'setouchi' } }),
  getOccasion: () => ({ params: { key: 'oseibo' } }),
  getStaticPage: () => ({ params: { '*': '/law' } }),
  getLandingPage: () => ({ params: { slug: 'gift' } }),
  sendInquiry: async ({ inquiryKind }) => ({
    body: {
      mode: 'send',
      category_id: await inquiryKind(),
      name: '山田',
      email: 'a@example.jp',
      body: '在庫はありますか。',
    },
  }),
  getCollection: () => ({ params: { alias: 'ranking' } }),
  getProduct: () => ({ params: { key: 'imabari-towel-set' } }),
  listRecommendedProducts: () => ({ params: { key: 'imabari-towel-set' } }),
  listProductAccessories: () => ({ params: { key: 'imabari-towel-set' } }),
  drawNoshi: () => ({ query: `heading=${encodeURIComponent('御祝')}&cord=bow` }),
  listProductReviews: () => ({ params: { key: 'imabari-towel-set' } }),
  recordProductSearch: () => ({ query: 'word=towel' }),
  likeProduct: ({ product }) => ({ params: { id: product.id } }),
  unlikeProduct: ({ product }) => ({ params: { id: product.id } }),
  requestProduct: () => ({ body: { product_name: '幻の羊羹', email: 'a@example.jp' } }),
  recordProductView: ({ product }) => ({ body: { product_id: product.id } }),
  deleteProductHistory: async ({ send, product }) => {
    await send('POST', '/v1/product-histories', { product_id: product.id })
    return { params: { id: (await send('GET', '/v1/me/product-histories')).data[0].id }, ...foreign }
  },
  getUserList: () => ({ params: { key: 'favorites' }, query: 'is_listables=1' }),
  attachToUserLists: ({ product }) => ({ body: { table: 'products', ids: [product.id] } }),
  detachFromUserLists: ({ product }) => ({ body: { table: 'products', ids: [product.id] } }),
  detachFromUserList: ({ product }) => ({
    params: { key: 'favorites' },
    body: { table: 'products', ids: [product.id] },
  }),
  getSystemMessage: async ({ idOf }) => ({ params: { id: await idOf('system_message') } }),
  getMyInquiry: async ({ send }) => {
    await send('POST', '/v1/inquiries', {
      mode: 'send',
      kind: 'product',
      name: '山田',
      email: 'a@example.jp',
      body: '質問',
    })
    return { params: { id: (await send('GET', '/v1/me/inquiries')).data[0].id }, ...foreign }
  },
  addUserAddress: () => ({ body: address }),
  getUserAddress: async (world) => ({ params: { id: await world.address() }, ...foreign }),
  updateUserAddress: async (world) => ({
    params: { id: await world.address() },
    body: { ...address, address2: '2階' },
    ...foreign,
  }),
  deleteUserAddress: async (world) => ({ params: { id: await world.address() }, ...foreign }),
  makeDefaultUserAddress: async (world) => ({ params: { id: await world.address() }, ...foreign }),
  makeSenderUserAddress: async (world) => ({ params: { id: await world.address() }, ...foreign }),
  importUserAddresses: () => ({ file: { name: 'book.csv', bytes: csv } }),
  addUserCard: () => ({
    body: {
      token: 't',
      token_key: 'k',
      name: 'TARO',
      masked_number: '************1111',
      expiration: '12/40',
    },
  }),
  deleteUserCard: async (world) => ({ params: { id: await card(world) }, ...foreign }),
  makeMainUserCard: async (world) => ({ params: { id: await card(world) }, ...foreign }),
  addUserMemorial: () => ({ body: memorial }),
  getUserMemorial: async (world) => ({ params: { id: await createMemorial(world) }, ...foreign }),
  updateUserMemorial: async (world) => {
    const id = await createMemorial(world)
    return { params: { id }, body: { ...memorial, id }, ...foreign }
  },
  deleteUserMemorial: async (world) => ({ params: { id: await createMemorial(world) }, ...foreign }),
  listTimeseries: () => ({ query: 'purpose=measurement' }),
  addTimeseries: () => ({ body: { purpose: 'measurement', data: { name: 'はな', height: '150.5' } } }),
  deleteTimeseries: async ({ send }) => ({
    query: `ids[]=${(await send('POST', '/v1/me/timeseries', { purpose: 'measurement', data: { name: 'はな', height: '150.5' } })).id}`,
    ...once,
  }),
  renameBookmark: async (world) => ({
    params: { id: await bookmark(world) },
    body: { title: '贈りもの' },
    ...foreign,
  }),
  deleteProductSearchHistory: async ({ send }) => {
    await send('POST', '/v1/product-search-histories?word=tea')
    return { params: { id: (await send('GET', '/v1/me/product-search-histories')).data[0].id }, ...foreign }
  },
  addBookmark: () => ({ body: { title: '特集', url: '/lp/gift' } }),
  getBookmark: async (world) => ({ params: { id: await bookmark(world) }, ...foreign }),
  deleteBookmark: async (world) => ({ params: { id: await bookmark(world) }, ...foreign }),
  deleteProductRequest: async ({ send }) => ({
    params: { id: (await send('POST', '/v1/product-requests', { product_name: '羊羹' })).id },
    ...foreign,
  }),
  getOrder: async (world) => ({ params: { id: (await world.order()).id }, ...foreign }),
  cancelOrder: async (world) => ({
    params: { id: (await world.order()).id },
    body: { cancel_reason: '不要になった' },
    ...foreign,
  }),
  downloadOrderReceipt: async (world) => ({ params: { id: (await world.order()).id }, ...foreign }),
  downloadGuestReceipt: async (world) => {
    const { no, t } = await world.guestReceipt()
    return { params: { no }, query: `t=${t}` }
  },
  checkGuestReceipt: async (world) => {
    const { no, t } = await world.guestReceipt()
    return { params: { no }, query: `t=${t}` }
  },
  receiveFraudDetection: async (world) => ({ body: await world.fraudDetection() }),
  ...cartExamples,
  ...giftExamples,
}

const card = async ({ send }: EndpointWorld) =>
  (
    await send('POST', '/v1/me/user-cards', {
      token: 't',
      token_key: 'k',
      name: 'TARO',
      masked_number: '************1111',
      expiration: '12/40',
    })
  ).id as number
const createMemorial = async ({ send }: EndpointWorld) =>
  (await send('POST', '/v1/me/user-memorials', memorial)).id as number
const bookmark = async ({ send }: EndpointWorld) =>
  (await send('POST', '/v1/me/bookmarks', { title: '特集', url: '/lp/gift' })).id as number
