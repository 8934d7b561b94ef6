import { LRUCache } from 'lru-cache'

const mostAddresses = 10_000
/**
 * Max failures that count per address, so that one broken or malicious browser cannot get a release
 * withdrawn. Missing pages and browser reports share it.
 */
const mostFailures = 3
/**
 * Max values of a vital that count per address. A verdict needs 50 values, so at least ten networks must
 * report before a release is withdrawn.
 */
const mostVitals = 5

type Report = { release: string; address: string }

/** Bounds how many reports of one address count. */
export class Votes {
  private readonly counted = new LRUCache<string, number>({ max: mostAddresses })

  /** Counts a failure or doubtful page. Undefined if the address has reached its limit. */
  takeFailure({ release, address }: Report, outcome: string): { isNewAddress: boolean } | undefined {
    if (!this.take(`${release} ${address}`, mostFailures)) return undefined
    return { isNewAddress: this.take(`${release} ${outcome} ${address}`, 1) }
  }

  /** Counts a web vital. Returns false if the address has reached its limit. */
  takeVital({ release, address }: Report, name: string): boolean {
    return this.take(`${release} ${name} ${address}`, mostVitals)
  }

  clear(): void {
    this.counted.clear()
  }

  private take(key: string, most: number): boolean {
    const count = this.counted.get(key) ?? 0
    if (count < most) this.counted.set(key, count + 1)
    return count < most
  }
}
