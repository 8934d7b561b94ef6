import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  describeMissingSecret,
  parseKeyRing,
  secretVariables,
  findWeakness,
  type SecretName,
  type Secrets,
} from './secret.rules'

export type SecretOptions = {
  /** Values from the environment, by secret. */
  named: Partial<Record<SecretName, string>>
  isProduction: boolean
  databaseUrl: string | undefined
  dataFolder: string
}

const names = Object.keys(secretVariables) as SecretName[]

/**
 * Returns the shop's secrets from the environment, or from the data folder when the embedded database is
 * used.
 * @throws Error with a one-sentence message if a production secret is missing or guessable
 */
export async function openSecrets({
  named,
  isProduction,
  databaseUrl,
  dataFolder,
}: SecretOptions): Promise<Secrets> {
  const rings = Object.fromEntries(names.map((name) => [name, parseKeyRing(named[name])])) as {
    [Name in SecretName]: Secrets[Name] | undefined
  }
  for (const name of isProduction ? names : []) {
    const ring = rings[name]
    const refusal = ring
      ? findWeakness(secretVariables[name], ring)
      : databaseUrl
        ? describeMissingSecret(secretVariables[name])
        : undefined
    if (refusal) throw new Error(refusal)
  }
  const kept = names.every((name) => rings[name]) ? undefined : await loadOrCreateSecrets(dataFolder)
  const ring = (name: SecretName) => rings[name] ?? kept![name]
  return { payment: ring('payment'), receipt: ring('receipt'), gift: ring('gift') }
}

/** Returns the keys agreed with the payment service, from the environment or the shop's data folder. */
export const openPaymentKeys = async (named: string | undefined, dataFolder: string) =>
  parseKeyRing(named) ?? (await loadOrCreateSecrets(dataFolder)).payment

/**
 * Reads the stored secrets, or generates random secrets once, readable only by the shop's own user. If two
 * processes do this at the same time, both end up with the same secrets.
 */
async function loadOrCreateSecrets(dataFolder: string): Promise<Secrets> {
  const path = join(dataFolder, 'secrets.json')
  const known = await readKept(path)
  if (known) return known
  await mkdir(dataFolder, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  const made = Object.fromEntries(names.map((name) => [name, [randomBytes(32).toString('hex')]]))
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true })
  try {
    // A hard link is atomic and never overwrites another process's file.
    await link(draft, path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  } finally {
    await rm(draft, { force: true })
  }
  const kept = await readKept(path)
  if (!kept)
    throw new Error(`${path} cannot be read: remove it, or name the shop's secrets in the environment.`)
  return kept
}

async function readKept(path: string): Promise<Secrets | undefined> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined
    throw cause
  })
  if (text === undefined) return undefined
  const kept = JSON.parse(text) as Partial<Record<SecretName, unknown>>
  const isWhole = names.every(
    (name) =>
      Array.isArray(kept[name]) &&
      kept[name].length > 0 &&
      kept[name].every((key) => typeof key === 'string'),
  )
  if (!isWhole)
    throw new Error(`${path} holds no secrets: remove it, or name the shop's secrets in the environment.`)
  return kept as Secrets
}
