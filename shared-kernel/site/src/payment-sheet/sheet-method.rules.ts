import type { Settings } from '../settings.rules'

/** A browser's payment request for one wallet (W3C Payment Request). */
type SheetMethod = { supportedMethods: string; data: Record<string, unknown> }

/** Wallets built into the browser: consent is given in its payment sheet instead of on a page. */
const sheetCodes = ['apple_pay', 'google_pay'] as const
export const isSheetWallet = (code: string): boolean => sheetCodes.some((known) => known === code)

const networks = ['VISA', 'MASTERCARD', 'JCB', 'AMEX']

/** Builds the request from the shop's settings (§9). Undefined for a wallet that isn't set up. */
export function buildSheetMethod(
  code: string,
  { paymentSheets }: Pick<Settings, 'paymentSheets'>,
): SheetMethod | undefined {
  const { apple_pay: apple, google_pay: google } = paymentSheets
  if (code === 'apple_pay' && apple)
    return {
      supportedMethods: 'https://apple.com/apple-pay',
      data: {
        version: 3,
        countryCode: 'JP',
        merchantCapabilities: ['supports3DS'],
        supportedNetworks: networks.map((name) =>
          name === 'MASTERCARD' ? 'masterCard' : name.toLowerCase(),
        ),
        requiredShippingContactFields: ['postalAddress', 'name', 'phoneticName', 'phone', 'email'],
        ...apple,
      },
    }
  if (code !== 'google_pay' || !google) return undefined
  const { environment, gateway, gatewayMerchantId, merchantId } = google
  return {
    supportedMethods: 'https://google.com/pay',
    data: {
      apiVersion: 2,
      apiVersionMinor: 0,
      environment,
      merchantInfo: { merchantId },
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: networks },
          tokenizationSpecification: {
            type: 'PAYMENT_GATEWAY',
            parameters: { gateway, gatewayMerchantId },
          },
        },
      ],
    },
  }
}

/** Lists the origins that a browser contacts for the shop's wallets. */
export const sheetOrigins = (settings: Pick<Settings, 'paymentSheets'>): string[] => [
  ...(buildSheetMethod('apple_pay', settings) ? ['https://apple.com'] : []),
  ...(buildSheetMethod('google_pay', settings) ? ['https://google.com', 'https://pay.google.com'] : []),
]
