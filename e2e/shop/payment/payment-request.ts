import type { Page } from '@playwright/test'

type Sum = { label: string; amount: { value: string } }
type Own = { methods: string[]; answer: object }

const answer = {
  payerName: '田中 花子',
  payerEmail: 'hanako-sheet@example.com',
  payerPhone: '+819012345678',
  shippingAddress: {
    country: 'JP',
    region: '大阪府',
    city: '大阪市北区',
    postalCode: '530-0001',
    addressLine: ['梅田1-2-3'],
    recipient: '田中 花子',
  },
}

/**
 * Replaces PaymentRequest, because Chromium under test has neither Apple Pay nor Google Pay. Like the
 * browser's own, the replacement opens only on a click, shows the updated total, reveals data only after
 * consent, and rejects with AbortError when it is closed. Its sheet is a dialog with 「支払う」 and 「閉じる」.
 * @param behaviour outcome of the confirmed payment at the service
 */
export async function havePaymentSheet(page: Page, methods: string[], behaviour = 'pays') {
  const details = { token: 'of-the-wallet', behaviour }
  await page.addInitScript(install, { methods, answer: { ...answer, details } })
}

/** Installs the replacement. Runs in the page. */
function install({ methods, answer }: Own) {
  class StandInRequest extends EventTarget {
    #close: () => void = () => undefined
    constructor(
      private asked: { supportedMethods: string }[],
      private details: { total: Sum },
    ) {
      super()
    }
    async canMakePayment() {
      return this.asked.some(({ supportedMethods }) => methods.includes(supportedMethods))
    }
    show(updating?: Promise<{ total?: Sum }>) {
      if (!navigator.userActivation.isActive)
        return Promise.reject(new DOMException('no press', 'SecurityError'))
      const sheet = document.createElement('dialog')
      sheet.ariaLabel = 'ブラウザーの支払い画面'
      const sum = document.createElement('p')
      const tell = ({ label, amount }: Sum) => (sum.textContent = `${label} ${amount.value}円`)
      tell(this.details.total)
      const [pay, close] = ['支払う', '閉じる'].map((words) => {
        const button = document.createElement('button')
        button.textContent = words
        return button
      })
      sheet.append(sum, pay!, close!)
      document.body.append(sheet)
      sheet.showModal()
      return new Promise((resolve, reject) => {
        this.#close = () => {
          sheet.remove()
          reject(new DOMException('closed', 'AbortError'))
        }
        close!.onclick = this.#close
        sheet.oncancel = this.#close
        updating?.then(({ total }) => total && tell(total), this.#close)
        pay!.onclick = () =>
          resolve({ ...answer, toJSON: () => answer, complete: async () => void sheet.remove() })
      })
    }
    async abort() {
      this.#close()
    }
  }
  Object.assign(window, { PaymentRequest: StandInRequest })
}
