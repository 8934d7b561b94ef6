import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { withStep, type Step, type StepCounts } from './conversion.rules'

const mostAddresses = 20_000
/** Max shoppers that count per address, whichever release they have. */
const mostOfOneAddress = 3

type Shopper = { bucket: number; release: string; reached: number }

/**
 * Counts each release's shoppers by the steps they have reached. Addresses are kept as salted hashes, only as
 * long as the composition.
 */
export class ShopperSteps {
  private readonly shoppers = new LRUCache<string, Shopper[]>({ max: mostAddresses })
  private readonly counts = new Map<string, StepCounts>()
  private salt = randomBytes(16)

  /** Records a step. Returns false if the shopper had reached it before or doesn't count. */
  note(step: Step, { bucket, release, address }: { bucket: number; release: string; address: string }) {
    const shopper = this.findShopper(bucket, release, address)
    if (!shopper) return false
    const { reached } = shopper
    shopper.reached = withStep(reached, step)
    if (shopper.reached === reached) return false
    const counts = this.countsOf(release)
    if (reached > 0) counts.set(reached, (counts.get(reached) ?? 1) - 1)
    counts.set(shopper.reached, (counts.get(shopper.reached) ?? 0) + 1)
    this.counts.set(release, counts)
    return true
  }

  countsOf(release: string): StepCounts {
    return this.counts.get(release) ?? new Map()
  }

  clear(): void {
    this.shoppers.clear()
    this.counts.clear()
    this.salt = randomBytes(16)
  }

  /** A shopper whose canary was withdrawn begins anew with the stable release. */
  private findShopper(bucket: number, release: string, address: string): Shopper | undefined {
    const key = createHash('sha256').update(this.salt).update(address).digest('base64')
    const known = this.shoppers.get(key) ?? []
    const shopper = known.find((one) => one.bucket === bucket)
    if (shopper?.release === release) return shopper
    if (!shopper && known.length >= mostOfOneAddress) return undefined
    const added = { bucket, release, reached: 0 }
    this.shoppers.set(key, [...known.filter((one) => one !== shopper), added])
    return added
  }
}
