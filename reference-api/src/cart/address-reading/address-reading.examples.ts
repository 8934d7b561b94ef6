import { anAddress } from '../../testing/cart-builders'
import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  readAddressText: {
    request: { body: { text: '山田 太郎 様\n〒100-0001 東京都千代田区千代田1-1\n03-1234-5678' } },
    refusal: { body: { text: 'よろしくお願いします' }, code: 'address_text.refused' },
  },
  checkAddresses: {
    request: { body: { addresses: [anAddress()] } },
    refusal: { body: { addresses: [] }, code: 'validation.failed' },
  },
}
