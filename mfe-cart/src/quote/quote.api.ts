import { downloadCartQuote } from '@storefront/contracts'
import { call } from '@storefront/http'
import { saveFile } from '@storefront/http/save-file'

export async function saveQuote(token: string, name: string) {
  saveFile(
    await call(downloadCartQuote, { params: { token }, query: { name }, outlivesRoute: true }),
    'quote.pdf',
  )
}
