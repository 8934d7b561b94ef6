import carrierData from '../../../data/carriers.json'

type Carrier = { name: string; url?: string }

const carriers: Record<string, Carrier | undefined> = carrierData.carriers

/** Hosts that tracking links may point to, regardless of the data. */
const trackingHosts = [
  'jizen.kuronekoyamato.co.jp',
  'k2k.sagawa-exp.co.jp',
  'trackings.post.japanpost.jp',
  'track.seino.co.jp',
  'corp.fukutsu.co.jp',
]

export const carrierKeys = Object.keys(carriers)

const plainNumber = (number: string) => number.normalize('NFKC').replaceAll(/[\s-]/g, '')

/** Accepts tracking numbers as carriers print them: 8 to 20 letters and digits, with or without dashes. */
export const isTrackingNumber = (number: string) => /^[0-9A-Za-z]{8,20}$/.test(plainNumber(number))

/**
 * Returns the URL of the carrier's tracking page, or null if the number is invalid or the host isn't allowed.
 */
export function trackingUrl(template: string, number: string): string | null {
  if (!isTrackingNumber(number)) return null
  const plain = plainNumber(number)
  const url = template.replace('{number}', plain)
  if (!URL.canParse(url)) return null
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && trackingHosts.includes(hostname) ? url : null
}

export function findTracking({
  carrier,
  tracking_number,
}: {
  carrier: string | null
  tracking_number: string | null
}) {
  const known = carrier === null ? undefined : carriers[carrier]
  return {
    carrier_name: known?.name ?? null,
    tracking_url: known?.url && tracking_number ? trackingUrl(known.url, tracking_number) : null,
  }
}
