type Details = { total: { amount: { value: string } } }
type Address = Record<string, unknown>
type Sheet = { methods: string[]; total: string; close: () => void; agree: (answer: Address) => void }

/**
 * Fakes a browser with a payment sheet that the test can close or confirm, and a payment service that returns
 * the return URL. Removes both after each test.
 */
export function fakePaymentSheet() {
  const told: { url: string; body: unknown }[] = []
  const opened: Sheet[] = []
  const ended: string[] = []
  let usable: readonly string[] = []
  let way: string | undefined

  class FakePaymentRequest extends EventTarget {
    #reject: (error: unknown) => void = () => undefined
    constructor(
      private methods: { supportedMethods: string }[],
      private details: Details,
    ) {
      super()
    }
    async canMakePayment() {
      return this.methods.some(({ supportedMethods }) => usable.includes(supportedMethods))
    }
    /** Opens the sheet immediately. Its total changes once `updating` resolves. */
    show(updating?: Promise<Partial<Details>>) {
      return new Promise((resolve, reject) => {
        this.#reject = reject
        const sheet: Sheet = {
          methods: this.methods.map(({ supportedMethods }) => supportedMethods),
          total: this.details.total.amount.value,
          close: () => reject(new DOMException('closed', 'AbortError')),
          agree: (answer) =>
            resolve({ toJSON: () => answer, complete: async (result: string) => void ended.push(result) }),
        }
        opened.push(sheet)
        updating?.then(({ total }) => {
          if (total) sheet.total = total.amount.value
        }, reject)
      })
    }
    async abort() {
      ended.push('aborted')
      this.#reject(new DOMException('aborted', 'AbortError'))
    }
  }

  async function service(url: string, sent: RequestInit & { body: string }) {
    if (!String(url).includes('/sandbox-payment/')) return before!.fetch(url, sent)
    const { body } = sent
    told.push({ url, body: JSON.parse(body) as unknown })
    if (way === undefined) throw new TypeError('no line')
    return { ok: true, json: async () => ({ return_url: way }) }
  }

  let before: { fetch: typeof fetch } | undefined
  afterEach(() => {
    if (before) Object.assign(globalThis, { PaymentRequest: undefined, ...before })
    before = undefined
    for (const list of [told, opened, ended]) list.splice(0)
    way = undefined
  })
  return {
    /** Makes the browser support these payment methods, and the payment service return `wayBack`. */
    install(methods: readonly string[], wayBack?: string) {
      usable = methods
      way = wayBack
      before = { fetch: globalThis.fetch }
      Object.assign(globalThis, { PaymentRequest: FakePaymentRequest, fetch: service })
    },
    told,
    opened,
    ended,
  }
}
