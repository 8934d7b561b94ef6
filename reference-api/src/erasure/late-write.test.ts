import { request as httpRequest } from 'node:http'
import { aSession, aUserWithPassword, knownPassword } from '../testing/builders'
import { freshApi, type FreshApi, type SignedIn } from '../testing/fresh-api'

let api: FreshApi
let port: number

beforeAll(async () => {
  api = await freshApi()
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => api.close())

async function aMember(): Promise<SignedIn> {
  const { id, email } = await aUserWithPassword(api.db)
  return { id, email, accessToken: await aSession(api.db, id) }
}

const heading =
  'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'
const row = '自宅,消印,花子,ケシイン,ハナコ,1000001,東京都,千代田区,1-1,,0312345678,'
const picture = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a])
const late: [string, string, Buffer, 'user_address' | 'upload_file'][] = [
  [
    'a CSV file of addresses',
    '/v1/me/user-addresses/import',
    Buffer.from(`${heading}\r\n${row}\r\n`),
    'user_address',
  ],
  ['an uploaded file', '/v1/upload-files', picture, 'upload_file'],
]

/** Sends the headers and first bytes right away, and the rest when `finish` is called. */
function begun(as: SignedIn, path: string, file: Buffer) {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--edge--\r\n')])
  const outgoing = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: {
      'x-ecd-channel-id': 'tsunagu',
      authorization: `Bearer ${as.accessToken}`,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': body.length,
    },
  })
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    outgoing.on('error', reject)
  })
  outgoing.write(body.subarray(0, head.length))
  return { finish: () => outgoing.end(body.subarray(head.length)), status }
}

/**
 * Resolves once the headers have been read and the member admitted, at which point the request is counted.
 */
async function admitted(): Promise<void> {
  const isCounted = (key: string) => /^(address-import|upload-day):/.test(key)
  for (let keys: string[] = []; !keys.some(isCounted);) {
    // The embedded database responds without yielding to the event loop, which the socket needs.
    await new Promise(setImmediate)
    keys = (await api.db.selectFrom('rate_limit').select('key').execute()).map(({ key }) => key)
  }
}

beforeEach(async () => void (await api.db.deleteFrom('rate_limit').execute()))

test.each(late)(
  "discards %s that finishes uploading after the member's erasure",
  async (_name, path, file, table) => {
    const as = await aMember()
    const sending = begun(as, path, file)
    await admitted()
    const left = await api.call('DELETE', '/v1/me/user', { as, body: { current_password: knownPassword } })
    await api.runJobs()

    sending.finish()

    expect([left.status, await sending.status]).toEqual([204, 401])
    const kept = await api.db.selectFrom(table).select('id').where('user_account_id', '=', as.id).execute()
    expect(kept).toEqual([])
  },
)
