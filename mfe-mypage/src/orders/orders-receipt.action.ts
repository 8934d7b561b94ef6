import { checkGuestReceipt, downloadGuestReceipt } from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'
import { formAction, seeOther } from '@storefront/remote/server'
import { normaliseReceiptKey } from './orders-receipt.rules'

const readText = (form: FormData, name: string) => String(form.get(name) ?? '')

/**
 * Redirects to the receipt file. A download here would already issue the receipt, and the API would mark the
 * shopper's own download as reissued (再発行).
 */
export const ordersReceiptAction = formAction({
  receipt: async (form) => {
    const { no, t } = normaliseReceiptKey({ no: readText(form, 'no'), t: readText(form, 't') })
    const errors = {
      ...(no ? {} : { no: ['ご注文番号を入力してください'] }),
      ...(t ? {} : { t: ['領収書コードを入力してください'] }),
    }
    if (!no || !t) return { message: '入力内容をご確認ください。', errors }
    try {
      await call(checkGuestReceipt, { params: { no }, query: { t } })
    } catch (error) {
      if (!(error instanceof ResponseError) || error.status !== 404) throw error
      return { message: '入力内容をご確認ください。', errors: error.errors }
    }
    return seeOther(
      `${downloadGuestReceipt.path.replace(':no', encodeURIComponent(no))}?t=${encodeURIComponent(t)}`,
    )
  },
})
