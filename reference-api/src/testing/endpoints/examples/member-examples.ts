import type { Make } from './endpoint-examples'
import { buildBody } from '../endpoint-request'
import { png } from './gift-examples'

/** Examples of member calls that go beyond §7. */
export const memberExamples: Record<string, Make> = {
  nameOrderReceipt: async (world) => ({
    params: { id: (await world.order()).id },
    body: { receipt_name: '株式会社つなぐ', receipt_proviso: '文具代' },
    other: 404,
  }),
  downloadInquiryFile: async ({ api, member, send }) => {
    const upload = buildBody({ file: { name: '箱.png', bytes: png } })
    const { key } = (await api.call('POST', '/v1/upload-files', { ...upload, as: member })).body
    const inquiry = { mode: 'send', kind: 'product', name: '山田', email: 'a@example.jp', body: '質問' }
    await send('POST', '/v1/inquiries', { ...inquiry, file_keys: [key] })
    const { data } = await send('GET', '/v1/me/inquiries')
    return { params: { id: data[0].id, key }, other: 404 }
  },
}
