import type { Manifest } from './schema'

type Program = {
  name: string
  ports?: object[]
  env?: { name: string; value?: string }[]
  readinessProbe?: { httpGet?: { path: string } }
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> }
}
export type Deployment = Manifest & {
  metadata: { annotations?: Record<string, string> }
  spec: {
    replicas?: number
    strategy?: { type: string; rollingUpdate?: { maxUnavailable: number | string } }
    template: {
      spec: {
        containers: [Program]
        terminationGracePeriodSeconds?: number
        topologySpreadConstraints?: { topologyKey: string; whenUnsatisfiable: string }[]
      }
    }
  }
}
export type Autoscaler = Manifest & { spec: { minReplicas: number } }
export type Budget = Manifest & { spec: { minAvailable?: number; maxUnavailable?: number } }

/** Time for the requests in progress after a drain. */
const afterDrainSeconds = 10

export function findReplicas(deployment: Deployment, manifests: readonly Manifest[]): number {
  const scaled = findNamed<Autoscaler>('HorizontalPodAutoscaler', deployment, manifests)
  return scaled?.spec.minReplicas ?? deployment.spec.replicas ?? 1
}

function findNamed<T extends Manifest>(kind: string, of: Manifest, manifests: readonly Manifest[]) {
  return manifests.find((one) => one.kind === kind && one.metadata.name === of.metadata.name) as T | undefined
}

/** Finds what would close the shop, or a part of it, during an update, a drain of a node or a peak. */
export function findDeploymentProblems(manifests: readonly Manifest[]): string[] {
  return manifests
    .filter((one): one is Deployment => one.kind === 'Deployment')
    .flatMap((one) => [
      ...findProgramProblems(one).map((problem) => `${one.metadata.name}: ${problem}`),
      ...findReplicaProblems(one, manifests).map((problem) => `${one.metadata.name}: ${problem}`),
    ])
}

function findProgramProblems({ spec }: Deployment): string[] {
  const { containers, terminationGracePeriodSeconds: graceSeconds = 30 } = spec.template.spec
  const [{ ports = [], env = [], readinessProbe, resources = {} }] = containers
  const problems: string[] = []
  if (!resources.requests?.['cpu'] || !resources.requests['memory'] || !resources.limits?.['memory'])
    problems.push('has no requests of processor and memory, or no limit of memory')
  if (ports.length === 0) return problems
  if (readinessProbe?.httpGet?.path !== '/ready') problems.push('has no readiness probe on /ready')
  const drainSeconds = Number(env.find(({ name }) => name === 'DRAIN_MS')?.value ?? 0) / 1_000
  if (drainSeconds === 0) problems.push('ends without a drain (DRAIN_MS)')
  if (graceSeconds < drainSeconds + afterDrainSeconds)
    problems.push(`is killed after ${graceSeconds} s, and drains for ${drainSeconds} s`)
  if (spec.strategy?.rollingUpdate?.maxUnavailable !== 0)
    problems.push('ends a pod before its successor is ready')
  return problems
}

function findReplicaProblems(deployment: Deployment, manifests: readonly Manifest[]): string[] {
  const replicas = findReplicas(deployment, manifests)
  const budget = findNamed<Budget>('PodDisruptionBudget', deployment, manifests)?.spec
  const problems: string[] = []
  if (replicas < 2 && !deployment.metadata.annotations?.['storefront/one-replica'])
    problems.push('has one replica and names no reason (annotation storefront/one-replica)')
  if (replicas > 1 && !budget) problems.push('has no disruption budget')
  if (budget && (budget.maxUnavailable === 0 || (budget.minAvailable ?? 0) >= replicas))
    problems.push('blocks the drain of its node by its disruption budget')
  return problems
}
