const ownFolder = '/media'

const toStorageBase = (setting: unknown) =>
  typeof setting === 'string' && /^(https:\/\/|\/)[^\s"\\]+$/.test(setting)
    ? setting.replace(/\/+$/, '')
    : ownFolder

/**
 * Serialises a response with file URLs under the channel's SITE.STORAGE_BASE_URL (§3), including URLs inside
 * texts.
 */
export function jsonFromStorage(answer: unknown, { storage }: { storage?: unknown }): string {
  const json = JSON.stringify(answer)
  const base = toStorageBase(storage)
  return base === ownFolder ? json : json.replaceAll(`"${ownFolder}/`, `"${base}/`)
}
