import { buildBody } from '../../testing/endpoints/endpoint-request'
import type { Examples } from '../../testing/endpoints/example'
import { png } from '../../testing/endpoints/example-files'

const question = { mode: 'send', kind: 'product', name: '山田', email: 'a@example.jp', body: '質問' }

export const examples: Examples = {
  downloadInquiryFile: {
    request: async ({ api, member, send }) => {
      const upload = buildBody({ file: { name: '箱.png', bytes: png } })
      const { key } = (await api.call('POST', '/v1/upload-files', { ...upload, as: member })).body
      await send('POST', '/v1/inquiries', { ...question, file_keys: [key] })
      const { data } = await send('GET', '/v1/me/inquiries')
      return { params: { id: data[0].id, key } }
    },
    refusal: { params: { id: 1, key: 'no-such-token' }, code: 'inquiry_file.not_found', status: 404 },
    other: 404,
  },
  getMyInquiry: {
    request: async ({ send }) => {
      await send('POST', '/v1/inquiries', question)
      return { params: { id: (await send('GET', '/v1/me/inquiries')).data[0].id } }
    },
    other: 404,
  },
  listMyInquiries: { grows: 'inquiry', filledBy: 'sendInquiry' },
  sendInquiry: {
    request: async ({ inquiryKind }) => ({
      body: {
        mode: 'send',
        category_id: await inquiryKind(),
        name: '山田',
        email: 'a@example.jp',
        body: '在庫はありますか。',
      },
    }),
    refusal: { body: { email: 'x' }, code: 'validation.failed' },
  },
}
