import { CanaryTraffic } from '../canary/canary-traffic'
import type { CompositionDocument } from '../composition/composition.rules'

/**
 * Creates canary traffic with an in-memory history in which `before` was active. `said` lists the messages to
 * ops.
 */
export function canariesInMemory(before?: CompositionDocument) {
  const begin = Date.now()
  const withdrawn = new Set<string>()
  const said: Record<string, unknown>[] = []
  const history = {
    withdrawn: (id: string) => (id === before?.id ? new Set<string>() : withdrawn),
    replaced: (id: string) => (before && id !== before.id ? { document: before, at: begin } : undefined),
    noteWithdrawn: async (_id: string, canary: string) => void withdrawn.add(canary),
  }
  const canaries = new CanaryTraffic(history, (fields, message) => said.push({ message, ...fields }))
  return { canaries, said }
}
