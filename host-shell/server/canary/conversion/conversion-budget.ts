import { ownerOf } from '@storefront/navigation'
import { toCanary } from '../../composition/canary.rules'
import type { RemoteEntry } from '../../release/remote-entry'
import { keyOf } from '../watched-switch'
import { conversionBreach, conversions, shareOfConversion, type Step } from './conversion.rules'
import { ShopperSteps } from './shopper-steps'

/** Stands for the releases of shoppers who have no canary at all. */
const allStable = 'stable'

/** A shopper's bucket, address and canary, if any. */
type Shopper = { bucket: number; address: string; canary: RemoteEntry | undefined }

/** Compares how many shoppers of a canary and of the stable releases go on to the next step of an order. */
export class ConversionBudget {
  private readonly steps = new ShopperSteps()

  /** Records a step and returns false if it changes no count. */
  note(step: Step, { bucket, address, canary }: Shopper): boolean {
    const release = canary ? keyOf(toCanary(canary)) : allStable
    return this.steps.note(step, { bucket, address, release })
  }

  /** Returns why this remote's canary exceeds its budget, or undefined. `remotes` are the active ones. */
  findBreach(remote: RemoteEntry, remotes: RemoteEntry[]): string | undefined {
    const [canary, stable] = [this.steps.countsOf(keyOf(toCanary(remote))), this.steps.countsOf(allStable)]
    const breaches = conversionsOf(remote, remotes).map((one) => conversionBreach(canary, stable, one))
    return breaches.find((breach) => breach !== undefined)
  }

  /** Lists a remote's conversions for ops, those of the canary beside the stable ones. */
  describe(remote: RemoteEntry, remotes: RemoteEntry[]) {
    const [canary, stable] = [this.steps.countsOf(keyOf(toCanary(remote))), this.steps.countsOf(allStable)]
    return conversionsOf(remote, remotes)
      .map(({ from, to }) => ({
        ...{ from, to },
        canary: shareOfConversion(canary, { from, to }),
        stable: shareOfConversion(stable, { from, to }),
      }))
      .filter(({ canary: its, stable: usual }) => its.of + usual.of > 0)
  }

  clear(): void {
    this.steps.clear()
  }
}

/** Lists the conversions on whose pages the remote works. */
const conversionsOf = ({ name }: RemoteEntry, remotes: RemoteEntry[]) =>
  conversions.filter(({ pages }) => pages.some((page) => ownerOf({ remotes }, page)?.name === name))
