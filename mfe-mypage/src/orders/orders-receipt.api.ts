import { downloadGuestReceipt } from '@storefront/contracts'
import { call } from '@storefront/http'
import { saveFile } from '@storefront/http/save-file'

export async function saveGuestReceipt({ no, t }: { no: string; t: string }) {
  saveFile(
    await call(downloadGuestReceipt, { params: { no }, query: { t }, outlivesRoute: true }),
    `receipt-${no}.pdf`,
  )
}
