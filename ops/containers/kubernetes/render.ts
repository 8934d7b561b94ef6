import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import type { Manifest } from './schema'

type Operation = { op: 'add' | 'replace'; path: string; value: unknown }
type Patch = { target: { kind: string; name?: string }; patch: string }
export type Kustomization = {
  namespace?: string
  resources?: string[]
  components?: string[]
  images?: { name: string; newName?: string; newTag: string }[]
  labels?: { pairs: Record<string, string> }[]
  configMapGenerator?: { name: string; behavior?: 'merge'; literals: string[] }[]
  patches?: Patch[]
}
export type ConfigMap = Manifest & { data: Record<string, string> }
type Tree = Record<string, unknown>

/** The version that Kubernetes reads: a file mode 0440 is octal. */
const yaml = { version: '1.1' } as const

/** Returns the variables of the literals `NAME=value` of a config map in a kustomization. */
export function readLiterals({ configMapGenerator = [] }: Kustomization, map: string) {
  return Object.fromEntries(
    configMapGenerator
      .filter(({ name }) => name === map)
      .flatMap(({ literals }) => literals)
      .map((literal) => [literal.split('=', 1)[0] ?? '', literal.slice(literal.indexOf('=') + 1)]),
  )
}

/**
 * Renders a kustomization as `kubectl kustomize` does, for the fields that this folder uses. Names of config
 * maps stay without their hash.
 */
export function renderKustomization(folder: string, inherited: Manifest[] = []): Manifest[] {
  const own = parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization
  let manifests = [...inherited]
  for (const resource of own.resources ?? []) manifests.push(...readResource(path.join(folder, resource)))
  for (const { name, behavior, literals } of own.configMapGenerator ?? []) {
    const data = readLiterals({ configMapGenerator: [{ name, literals }] }, name)
    const found = manifests.find((one) => one.kind === 'ConfigMap' && one.metadata.name === name)
    if ((behavior === 'merge') !== Boolean(found)) throw new Error(`${folder}: ${name} to merge with`)
    if (found) Object.assign((found as ConfigMap).data, data)
    else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data } as ConfigMap)
  }
  for (const component of own.components ?? [])
    manifests = renderKustomization(path.join(folder, component), manifests)
  for (const patch of own.patches ?? []) manifests = applyPatch(manifests, patch)
  return manifests.map((one) => setImages(setMetadata(one, own), own.images ?? []))
}

function readResource(place: string): Manifest[] {
  if (statSync(place).isDirectory()) return renderKustomization(place)
  return parseAllDocuments(readFileSync(place, 'utf8'), yaml).map((document) => document.toJS() as Manifest)
}

function setMetadata(manifest: Manifest, { namespace, labels = [] }: Kustomization): Manifest {
  const pairs = Object.assign({}, ...labels.map((label) => label.pairs)) as Tree
  if (!namespace && Object.keys(pairs).length === 0) return manifest
  const { labels: earlier, ...metadata } = manifest.metadata as Manifest['metadata'] & { labels?: Tree }
  return {
    ...manifest,
    metadata: { ...metadata, ...(namespace && { namespace }), labels: { ...earlier, ...pairs } },
  } as Manifest
}

function setImages(manifest: Manifest, images: NonNullable<Kustomization['images']>): Manifest {
  return JSON.parse(JSON.stringify(manifest), (key, value: unknown) => {
    const image = key === 'image' && images.find(({ name }) => name === String(value).split(':')[0])
    return image ? `${image.newName ?? image.name}:${image.newTag}` : value
  }) as Manifest
}

/** Applies a patch to the manifests of its target. Throws if there is none, which kustomize ignores. */
function applyPatch(manifests: Manifest[], { target, patch }: Patch): Manifest[] {
  const name = new RegExp(`^(?:${target.name ?? '.*'})$`)
  const isMeant = (one: Manifest) => one.kind === target.kind && name.test(one.metadata.name)
  if (!manifests.some(isMeant)) throw new Error(`No ${target.kind} ${target.name ?? ''} to patch`)
  const change = parse(patch, yaml) as Operation[] | { $patch: string }
  if (!Array.isArray(change)) return manifests.filter((one) => !isMeant(one))
  return manifests.map((one) => (isMeant(one) ? applyOperations(one, change) : one))
}

/** Applies the operations of a JSON patch. Throws if a path doesn't exist, as kustomize does. */
export function applyOperations(manifest: Manifest, operations: readonly Operation[]): Manifest {
  const copy = structuredClone(manifest)
  for (const { op, path: place, value } of operations) {
    const keys = place.split('/').slice(1)
    const last = keys.pop() ?? ''
    let parent = copy as unknown as Tree | undefined
    for (const key of keys) parent = parent?.[key] as Tree | undefined
    if (parent === undefined || (op === 'replace' && !(last in parent))) throw new Error(`No place ${place}`)
    if (Array.isArray(parent) && last === '-') parent.push(value)
    else parent[last] = value
  }
  return copy
}
