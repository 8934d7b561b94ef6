import { connect, type AddressInfo } from 'node:net'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
let port: number

beforeAll(async () => {
  api = await freshApi({}, { requestTimeoutMs: 1_000 })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
}, 60_000)
afterAll(() => api.close())

function answerTo(sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => (answer += text))
      .on('close', () => resolve(answer))
      .on('error', reject)
  })
}

const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n`

test.each([
  ['a form', `${head('/v1/auth/login', 'application/json', 1_000)}\r\n{"username":`],
  ['an upload', `${head('/v1/upload-files', 'multipart/form-data; boundary=x', 4_000_000)}\r\n--x\r\n`],
  ['headers', head('/v1/auth/login', 'application/json', 2)],
])('responds 408 when %s arrives too late', async (_title, sent) => {
  const [headers = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')

  expect(headers).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(headers).toContain('connection: close')
  expect(JSON.parse(body)).toEqual({
    code: 'request.timeout',
    message: expect.stringContaining('もう一度お試しください'),
    errors: {},
  })
})

test('returns 431 with a message for oversized headers', async () => {
  const [headers = '', body = ''] = (
    await answerTo(`GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)
  ).split('\r\n\r\n')

  expect(headers).toMatch(/^HTTP\/1\.1 431 /)
  expect(JSON.parse(body)).toMatchObject({ message: expect.stringContaining('大きすぎます') })
})

test('returns 400 with a message for an unreadable request', async () => {
  const [headers = '', body = ''] = (await answerTo('GARBAGE\r\n\r\n')).split('\r\n\r\n')

  expect(headers).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(body)).toEqual({
    code: 'request.malformed',
    message: 'リクエストの形式が正しくありません',
    errors: {},
  })
})
