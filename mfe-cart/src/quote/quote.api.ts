import { downloadCartQuote } from '@storefront/contracts'
import { call } from '@storefront/http'
import type { DeliveryTo } from '@storefront/site'
import { saveFile } from '@storefront/http/save-file'

export async function saveQuote(token: string, name: string, { area, prefecture }: DeliveryTo) {
  saveFile(
    await call(downloadCartQuote, {
      params: { token },
      query: { name, ...(area && { region: area.key }), ...(prefecture && { prefecture }) },
      outlivesRoute: true,
    }),
    'quote.pdf',
  )
}
