/**
 * Patterns in order of precedence, because a user agent also contains the names of browsers it derives from.
 */
const browsers: readonly [RegExp, string][] = [
  [/Line\//, 'LINEアプリ'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const devices: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Androidスマートフォン'],
  [/Android/, 'Androidタブレット'],
  [/Windows/, 'Windowsパソコン'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linuxパソコン'],
]

const nameIn = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([sign]) => sign.test(agent))?.[1]

/** Names the device and browser of a login, as far as the user agent reveals them. */
export function formatDevice(agent: string): string {
  const device = nameIn(devices, agent)
  const browser = nameIn(browsers, agent)
  if (device && browser) return `${device}（${browser}）`
  return device ?? browser ?? '不明な端末'
}

const ownNetwork =
  /^(::1$|fe80:|f[cd][0-9a-f]{2}:|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/i

/** Describes the origin of a login by its truncated IP address. */
export function formatPlace(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (ownNetwork.test(plain)) return '社内ネットワーク'
  const parts = plain.split('.')
  if (parts.length === 4) return `IPアドレス ${parts.slice(0, 2).join('.')}.*.*`
  return plain.includes(':') ? `IPアドレス ${plain.split(':').slice(0, 2).join(':')}:*` : '場所は不明'
}
