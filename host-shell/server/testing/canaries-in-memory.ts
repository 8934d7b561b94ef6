import { CanaryTraffic } from '../canary/canary-traffic'

/** Canaries whose history is in memory; `said` is what ops are told. */
export function canariesInMemory() {
  const withdrawn = new Set<string>()
  const said: Record<string, unknown>[] = []
  const history = {
    withdrawn: () => withdrawn,
    noteWithdrawn: async (_id: string, canary: string) => void withdrawn.add(canary),
  }
  const canaries = new CanaryTraffic(history, (fields, message) => said.push({ message, ...fields }))
  return { canaries, said }
}
