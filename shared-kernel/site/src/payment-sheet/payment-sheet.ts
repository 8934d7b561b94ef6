import { currentSite } from '../site.state'
import { buildSheetMethod } from './sheet-method.rules'

const patienceMs = 15_000
const currency = 'JPY'

/**
 * Placeholder for the shipping fee. The fee depends on the address, so the confirm screen shows the actual
 * one.
 */
const shippingOptions = [
  {
    id: 'standard',
    label: '実際の送料はご注文内容の確認画面でお知らせします',
    amount: { currency, value: '0' },
    selected: true,
  },
]

/**
 * Creates a payment sheet without opening it. Undefined if the shop doesn't offer this wallet. `amount` is in
 * yen.
 */
export function aSheet(code: string, amount: number): PaymentRequest | undefined {
  const method = buildSheetMethod(code, currentSite().settings)
  if (!method) return undefined
  const total = buildTotal('商品合計（送料を除く）', amount)
  const asked = {
    requestShipping: true,
    requestPayerName: true,
    requestPayerEmail: true,
    requestPayerPhone: true,
  }
  return new PaymentRequest([method], { total, shippingOptions } as PaymentDetailsInit, asked as object)
}

const buildTotal = (label: string, amount: number) => ({
  label,
  amount: { currency, value: String(amount) },
  pending: true,
})

/** The payment service's URL for this sheet, and the maximum amount in yen that the consent covers. */
type Begun = { url: string; amount?: number }
type Begin = () => Promise<Begun>

/**
 * Opens the browser's payment sheet. Must be called synchronously from a user gesture. `amount` is the sum
 * known at that point. The sheet then waits for `begin` and shows the maximum that the consent covers,
 * including shipping. Only the payment service receives the shopper's consent.
 * @returns the URL to continue at, whether or not the shopper agreed
 * @throws what `begin` throws, after closing the sheet, or an error if the service doesn't respond
 */
export async function payBySheet(code: string, amount: number, begin: Begin): Promise<string> {
  const sheet = aSheet(code, amount)
  if (!sheet) throw new Error(`no payment sheet of ${code}`)
  const begun = begin()
  listenTo(sheet, begun)
  const agreed = sheet.show(begun.then(buildDetails)).catch(() => undefined)
  const { url: service } = await begun.catch(async (cause: unknown) => {
    await sheet.abort().catch(() => undefined)
    throw cause
  })
  const response = await agreed
  if (!response) return wayBack(service, {})
  try {
    const way = await wayBack(service, response)
    await response.complete('success')
    return way
  } catch (cause) {
    await response.complete('fail')
    throw cause
  }
}

const buildDetails = ({ amount }: Begun): object =>
  amount === undefined ? {} : { total: buildTotal('お支払いの上限（送料を含む）', amount), shippingOptions }

type MerchantEvent = Event & { complete(session: Promise<unknown>): void }
type AddressEvent = Event & { updateWith(details: object): void }

function listenTo(sheet: PaymentRequest, begun: Promise<Begun>) {
  sheet.addEventListener('shippingaddresschange', (event) =>
    (event as AddressEvent).updateWith({ shippingOptions }),
  )
  // Apple Pay opens only for merchants validated by its service.
  sheet.addEventListener('merchantvalidation', (event) =>
    (event as MerchantEvent).complete(begun.then(({ url }) => notifyService(`${url}/merchant`, {}))),
  )
}

async function wayBack(service: string, answer: object): Promise<string> {
  const { return_url } = (await notifyService(service, answer)) as { return_url: string }
  const { pathname, search } = new URL(return_url)
  return pathname + search
}

async function notifyService(url: string, answer: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(answer),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`the payment service answered ${response.status}`)
  return response.json()
}
