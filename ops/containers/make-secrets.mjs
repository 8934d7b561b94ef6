import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Secrets in docker-compose.yml. Each secret is a file of this name. */
export const secretNames = ['postgres-password', 'payment-secret', 'receipt-link-secret', 'gift-link-secret']

/** Keys of object stores. A key file is empty until filled in, or if there is no store. */
export const keysOfStores = ['storage-secret-key', 'releases-secret-key']

/**
 * Creates missing secrets and keeps existing secrets. The users of the containers can read the files, but
 * other users of the machine can't enter the folder.
 * @param {string} folder
 */
export function makeSecrets(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const missing = [...secretNames, ...keysOfStores].filter((name) => !existsSync(path.join(folder, name)))
  for (const name of missing) {
    const value = keysOfStores.includes(name) ? '' : `${randomBytes(32).toString('hex')}\n`
    writeFileSync(path.join(folder, name), value, { mode: 0o444 })
  }
  return missing
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.env.SECRETS_FOLDER || 'secrets'
  const made = makeSecrets(folder)
  process.stdout.write(
    made.length > 0 ? `Made in ${folder}: ${made.join(', ')}\n` : `${folder} is complete\n`,
  )
}
