import path from 'node:path'
import ts from 'typescript'

export type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; spec?: unknown }

/**
 * Returns the module of a manifest's types. `networking.k8s.io/v1` is `networking/v1` in the package, and
 * `v1` is `core/v1`. The operator's types are ours.
 */
function toModuleName({ apiVersion }: Manifest): string {
  const [group = '', version] = apiVersion.split('/')
  if (group.endsWith('.cnpg.io')) return './operator-types'
  return `kubernetes-types/${version ? `${group.split('.')[0]}/${version}` : `core/${group}`}`
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/**
 * Finds fields that Kubernetes would reject or silently ignore: unknown fields, missing fields and fields of
 * the wrong type. The compiler checks the manifests against the types of the Kubernetes API.
 */
export function findManifestProblems(manifests: Manifest[]): string[] {
  const file = path.join(__dirname, 'manifests.ts')
  const lines = manifests.map(
    (one, index) =>
      `export const m${index}: import('${toModuleName(one)}').${one.kind} = ${JSON.stringify(one)}`,
  )
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, target, ...more) =>
    name === file ? ts.createSourceFile(name, lines.join('\n'), target) : getSourceFile(name, target, ...more)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ start = 0, messageText }) => {
      const { kind, metadata } = manifests[lines.join('\n').slice(0, start).split('\n').length - 1] ?? {}
      return `${kind} ${metadata?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}
