import { randomInt } from 'node:crypto'
import { sandboxCards, type CardScenario } from './sandbox-card.rules'

const letters = 'abcdefghijkmnopqrstuvwxyz'
const chance = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** A card's scenario and last digits. The token carries both, so the sandbox doesn't need to store cards. */
export type TokenCard = { scenario: CardScenario; lastDigits: string }

/** Creates a token. The random parts consist of letters only, so that they can't look like a card number. */
export const newCardToken = ({ scenario, lastDigits }: TokenCard) => ({
  token: `sbx.${scenario}.${lastDigits}.${chance(32)}`,
  token_key: chance(16),
})

const scenarios = new Set<string>(Object.values(sandboxCards).map(({ scenario }) => scenario))

/** Reads the card from a token. Returns undefined if the sandbox didn't issue the token. */
export function readCardToken(token: string): TokenCard | undefined {
  const [, scenario = '', lastDigits = ''] = /^sbx\.(\w+)\.(\d{4})\.[a-z]{32}$/.exec(token) ?? []
  return scenarios.has(scenario) ? { scenario: scenario as CardScenario, lastDigits } : undefined
}
