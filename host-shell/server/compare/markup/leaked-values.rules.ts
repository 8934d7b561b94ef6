import type { PageDifference, PageDifferences } from '../differences.rules'
import { subtract } from '../multiset.rules'

/** Words of a value that code failed to set or to format. */
const leaked = /\[object \w+\]|\bInvalid Date\b|(?<![\w-])(?:NaN|undefined)(?![\w-])|�|\{\{\s*\w+\s*\}\}/
const leakedInAddress = /\[object|%5Bobject|\b(?:NaN|undefined)\b/

/** Refuses texts and addresses with a value that was never set, unless the stable page has them, too. */
export function compareLeakedValues(
  stable: { texts: string[]; addresses: string[] },
  candidate: { texts: string[]; addresses: string[] },
): PageDifferences {
  const refuse = (text: string): PageDifference => ({ kind: 'value', place: text, text })
  const texts = subtract(
    candidate.texts.filter((text) => leaked.test(text)),
    stable.texts,
  )
  const addresses = subtract(
    candidate.addresses.filter((address) => leakedInAddress.test(address)),
    stable.addresses,
  )
  return {
    refused: [
      ...texts.map((text) => refuse(`the text ${text.slice(0, 80)} has a value that is not set`)),
      ...[...new Set(addresses)].map((address) =>
        refuse(`the address ${address.slice(0, 80)} has a value that is not set`),
      ),
    ],
    told: [],
  }
}
